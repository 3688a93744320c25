import { base } from "../routes/base.ts";

/** A cookie for what the server must know before it renders a page; kept for a year. */
export function writeServerCookie(key: string, value: string): void {
  try {
    document.cookie = `${key}=${value};path=${base}/;max-age=31536000;samesite=lax`;
  } catch {
    // Without the cookie the page corrects itself once it is hydrated.
  }
}
