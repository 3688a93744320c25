import type { Answer, User } from "@katha/api";
import type { AccountFacts, NewsDevice, SignIn, SoftwareToken, StorageFacts } from "@katha/ui";

export function toAccount(user: User): AccountFacts {
  return {
    username: user.username,
    displayName: user.displayName,
    email: user.email,
    isVerified: user.isVerified,
  };
}

export function toSignIn(signIn: Answer<"listSignIns">[number]): SignIn {
  return {
    id: signIn.id,
    device: signIn.device,
    isCurrent: signIn.isCurrent,
    since: signIn.createdAt,
    lastUsed: signIn.lastUsedAt,
  };
}

export function toSoftwareToken(
  token: Answer<"listPersonalTokens">["tokens"][number],
): SoftwareToken {
  return {
    id: token.id,
    name: token.name,
    scope: token.scope,
    since: token.createdAt,
    lastUsed: token.lastUsedAt,
    until: token.expiresAt,
    isExpired: token.isExpired,
  };
}

export function toNewsDevice(device: Answer<"listPushDevices">["devices"][number]): NewsDevice {
  return {
    id: device.id,
    device: device.device,
    isCurrent: device.isCurrent,
    since: device.createdAt,
    lastSent: device.pushedAt,
  };
}

export function toStorage(answer: Answer<"readStorage">): StorageFacts {
  const { stories, versions, plays, pictures, unusedPictures, largestPlays } = answer;
  return {
    use: { stories, versions, plays, pictures },
    unusedPictures,
    largestPlays: largestPlays.map((play) => ({
      id: play.sessionId,
      title: play.storyTitle,
      isBranch: play.isBranch,
      bytes: play.bytes,
      lastPlayed: play.updatedAt,
    })),
  };
}
