import type { User } from "../contract/account/users.ts";
import { tokensIn } from "../contract/lenient.ts";
import type { Session } from "../session/session.ts";

/** Keeps what a login, a registration or Google answered; false when there are no tokens in it. */
export function keepSignIn(session: Session, answer: unknown): boolean {
  const tokens = tokensIn(answer);
  if (tokens === null) return false;
  const { access_token, refresh_token } = tokens;
  const user = (answer as { user?: unknown }).user;
  session.signIn({ access_token, refresh_token: refresh_token ?? "" }, isUser(user) ? user : null);
  return true;
}

function isUser(value: unknown): value is User {
  return typeof value === "object" && value !== null && typeof (value as User).id === "string";
}
