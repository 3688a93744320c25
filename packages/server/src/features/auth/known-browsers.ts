import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Caller } from "./caller.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { cookieIn, newCookie } from "../../lib/cookies.ts";
import type { Secret } from "../../lib/secret.ts";

const cookieName = "katha_browser";
const lastsSeconds = 400 * 86_400;
/** Enough for a family's tablet; the oldest account is dropped. */
const mostAccounts = 5;

type Owner = { id: string; password_hash: string | null };

const part = /^[\w-]{20,64}$/;

/** A browser and the accounts that have signed in there. */
function browserOf(cookies: string | undefined) {
  const [id, ...marks] = cookieIn(cookies, cookieName)
    .split(".")
    .filter((one) => part.test(one));
  return { id: id ?? randomBytes(16).toString("base64url"), marks: marks.slice(0, mostAccounts) };
}

/** Whether the account has signed in here before is only known with the account. */
export function mayBeKnown(cookies: string | undefined): boolean {
  return browserOf(cookies).marks.length > 0;
}

/** Includes the password's hash, so that a new password makes every other browser unknown. */
function markOf(secret: Secret, browserId: string, { id, password_hash }: Owner): string {
  return secret.sign("known browser", JSON.stringify([browserId, id, password_hash]));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The id of a browser in which this account has signed in before, or null. */
export function knownBrowser(
  secret: Secret,
  cookies: string | undefined,
  owner: Owner,
): string | null {
  const { id, marks } = browserOf(cookies);
  const mark = markOf(secret, id, owner);
  return marks.some((one) => isSame(one, mark)) ? id : null;
}

/** Lets this browser try the account's password even while strangers are guessing it. */
export function rememberBrowser(
  { secret, secure, basePath }: Pick<AuthDependencies, "secret" | "secure" | "basePath">,
  { cookies, setCookie }: Caller,
  owner: Owner,
): void {
  const { id, marks } = browserOf(cookies);
  const mark = markOf(secret, id, owner);
  const kept = [mark, ...marks.filter((one) => one !== mark)].slice(0, mostAccounts);
  const options = { path: `${basePath}/api/v1/auth`, seconds: lastsSeconds, secure };
  setCookie(newCookie(cookieName, [id, ...kept].join("."), options));
}
