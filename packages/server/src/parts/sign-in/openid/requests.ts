import { createHash, randomBytes } from "node:crypto";
import { cookieIn, newCookie } from "../../../lib/cookies.ts";
import type { Secret } from "../../../lib/secret.ts";
import type { AuthDependencies, Caller } from "../../../features/auth/index.ts";
import type { SignInProof } from "./provider.ts";
import { ended, otherBrowser } from "./refusals.ts";

/** Time to sign in at the provider, perhaps with a second factor there. */
export const requestLastsMs = 15 * 60_000;
const token = /^[\w-]{43}$/;

const newToken = () => randomBytes(32).toString("base64url");
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** A name that pages of other hosts cannot set, where there is TLS; it is for no path but the root. */
const cookieName = (secure: boolean) => (secure ? "__Host-katha_openid" : "katha_openid");

function browserOf(cookies: string | undefined, secure: boolean): string | undefined {
  const value = cookieIn(cookies, cookieName(secure));
  return token.test(value) ? value : undefined;
}

/** Follows from the state, so that the database keeps nothing that a sign-in could be finished with. */
function proofOf(secret: Secret, state: string): SignInProof {
  const part = (of: string) => secret.sign("openid sign-in", `${of} ${state}`);
  return { state, nonce: part("nonce"), verifier: part("verifier") };
}

interface NewRequest {
  provider: string;
  redirectUri: string;
  invitation: string | undefined;
  isRemembered: boolean;
}

/** Proofs for one sign-in. Several tabs may begin one each. */
export const newProof = ({ secret }: { secret: Secret }): SignInProof =>
  proofOf(secret, newToken());

type RequestNeeds = Pick<AuthDependencies, "db" | "clock" | "secret" | "secure" | "basePath">;

/** A sign-in that was begun in this browser. */
export async function keepRequest(
  { db, clock, secure, basePath }: RequestNeeds,
  { state }: SignInProof,
  { provider, redirectUri, invitation, isRemembered }: NewRequest,
  { cookies, setCookie }: Caller,
): Promise<void> {
  const browser = browserOf(cookies, secure) ?? newToken();
  const now = clock.now();
  await db
    .insertInto("oidc_requests")
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
      provider,
      redirect_uri: redirectUri,
      invitation: invitation ?? null,
      is_remembered: isRemembered,
      created_at: now,
      expires_at: new Date(now.getTime() + requestLastsMs),
    })
    .execute();
  const path = `${secure ? "" : basePath}/`;
  setCookie(
    newCookie(cookieName(secure), browser, { path, seconds: requestLastsMs / 1_000, secure }),
  );
}

/** The request of a state, which nobody else finishes from now on. Another browser cannot even end it. */
export async function takeRequest(
  { db, clock, secret, secure }: RequestNeeds,
  state: string,
  { cookies }: Caller,
) {
  const state_hash = hashOf(state);
  const now = clock.now();
  const kept = await db
    .selectFrom("oidc_requests")
    .select("browser_hash")
    .where("state_hash", "=", state_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!kept) throw ended();
  const browser = browserOf(cookies, secure);
  if (browser === undefined || hashOf(browser) !== kept.browser_hash) throw otherBrowser();
  const request = await db
    .updateTable("oidc_requests")
    .set({ used_at: now })
    .where("state_hash", "=", state_hash)
    .where("used_at", "is", null)
    .returning(["provider", "redirect_uri", "invitation", "is_remembered"])
    .executeTakeFirst();
  if (!request) throw ended();
  return { ...request, proof: proofOf(secret, state) };
}
