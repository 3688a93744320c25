import type { Answer, User } from "@katha/api";
import type { AccountFacts, NewsDevice, SignIn, SoftwareToken, StorageFacts } from "@katha/ui";

export function toAccount(user: User): AccountFacts {
  return {
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    isVerified: user.is_verified,
  };
}

export function toSignIn(signIn: Answer<"listSignIns">[number]): SignIn {
  return {
    id: signIn.id,
    device: signIn.device,
    isCurrent: signIn.is_current,
    since: signIn.created_at,
    lastUsed: signIn.last_used_at,
  };
}

export function toSoftwareToken(
  token: Answer<"listPersonalTokens">["tokens"][number],
): SoftwareToken {
  return {
    id: token.id,
    name: token.name,
    scope: token.scope,
    since: token.created_at,
    lastUsed: token.last_used_at,
    until: token.expires_at,
    isExpired: token.is_expired,
  };
}

export function toNewsDevice(device: Answer<"listPushDevices">["devices"][number]): NewsDevice {
  return {
    id: device.id,
    device: device.device,
    isCurrent: device.is_current,
    since: device.created_at,
    lastSent: device.pushed_at,
  };
}

export function toStorage(answer: Answer<"readStorage">): StorageFacts {
  const { stories, versions, plays, pictures, unused_pictures, largest_plays } = answer;
  return {
    use: { stories, versions, plays, pictures },
    unusedPictures: unused_pictures,
    largestPlays: largest_plays.map((play) => ({
      id: play.session_id,
      title: play.story_title,
      isBranch: play.is_branch,
      bytes: play.bytes,
      lastPlayed: play.updated_at,
    })),
  };
}
