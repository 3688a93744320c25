import type { SecondFactorChallenge } from "../shapes/made/account/second-factor-asked.ts";
import type { User } from "../shapes/made/account/users.ts";
import { readUser } from "../read/made/account/users.ts";
import { readSecondFactorChallenge } from "../read/made/account/second-factor-asked.ts";
import { readTokens } from "../read/tokens.ts";
import type { SignInStore } from "../sign-in/sign-in-store.ts";

/** Stores the sign-in from a login, a registration or Google; false if the answer holds no tokens. */
export function keepSignIn(signInStore: SignInStore, answer: unknown): boolean {
  const tokens = readTokens(answer);
  if (tokens === null) return false;
  const { accessToken, refreshToken } = tokens;
  const user = (answer as { user?: unknown }).user;
  signInStore.signIn(
    { accessToken, refreshToken: refreshToken ?? "" },
    isUser(user) ? readUser(user) : null,
  );
  return true;
}

/** The second factor that a login or Google asks for; null if none is needed. */
export function secondFactorIn(answer: unknown): SecondFactorChallenge | null {
  const asked = (answer as { second_factor?: unknown } | null)?.second_factor;
  const read = readSecondFactorChallenge(asked);
  return read.challenge === "" ? null : read;
}

function isUser(value: unknown): value is User {
  return typeof value === "object" && value !== null && typeof (value as User).id === "string";
}
