import type { Answer, User } from "@katha/api";
import type { AccountFacts, SignIn } from "@katha/ui";

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
