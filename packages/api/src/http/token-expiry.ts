import { tokenExpiryMarginSeconds } from "../contract/limits.ts";

interface Claims {
  /** When it expires, in seconds. */
  exp?: unknown;
  /** Whose it is. */
  sub?: unknown;
}

/** What an access token says of itself; nothing where it cannot be read. */
export function claimsOf(token = ""): Claims {
  try {
    const claims = token.split(".")[1] ?? "";
    const read = JSON.parse(
      atob(claims.replaceAll("-", "+").replaceAll("_", "/")),
    ) as Claims | null;
    return read ?? {};
  } catch {
    return {};
  }
}

/** Whether an access token has expired or will within the margin; a token without an expiry never does. */
export function expiresSoon(token: string, now: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === "number" && exp - tokenExpiryMarginSeconds <= now / 1000;
}
