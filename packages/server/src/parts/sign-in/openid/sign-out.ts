import type { SignInRow } from "../../../features/auth/index.ts";
import { seal, unseal } from "../../../lib/sealed.ts";
import type { Secret } from "../../../lib/secret.ts";
import type { OpenIdProvider } from "./provider.ts";

/** Longer ones would not fit into the address at which a provider signs out. */
const longestToken = 6_000;
const keyOf = (secret: Secret) => secret.keyFor("id token");

/** Seals an ID token for one account; null for one that is too long to be of use. */
export function sealIdToken(secret: Secret, idToken: string, userId: string): string | null {
  if (idToken === "" || idToken.length > longestToken) return null;
  return seal(keyOf(secret), Buffer.from(idToken), userId);
}

/** Where to end the provider's own sign-in, too; null if none vouched for this one. */
export async function signOutAddress(
  { secret, openId }: { secret: Secret; openId: readonly OpenIdProvider[] },
  { user_id, way, sealed_id_token: sealed }: SignInRow,
  site: string,
): Promise<string | null> {
  const provider = openId.find(({ key }) => key === way);
  if (provider === undefined) return null;
  const idToken = sealed === null ? null : unseal(keyOf(secret), sealed, user_id);
  return provider.signOutAddress(idToken?.toString("utf8") ?? null, `${site}/login`);
}
