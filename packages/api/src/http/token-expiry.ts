import { tokenExpiryMarginSeconds } from "../contract/limits.ts";

/** Whether an access token has expired or will within the margin; a token without an expiry never does. */
export function expiresSoon(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry !== null && expiry - tokenExpiryMarginSeconds <= now / 1000;
}

function expiryOf(token: string): number | null {
  try {
    const claims = token.split(".")[1] ?? "";
    const { exp } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as {
      exp?: unknown;
    };
    return typeof exp === "number" ? exp : null;
  } catch {
    return null;
  }
}
