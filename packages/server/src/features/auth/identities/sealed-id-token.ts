import { seal, unseal } from "../../../lib/sealed.ts";
import type { Secret } from "../../../lib/secret.ts";

/** Longer ones would not fit into the address at which a provider signs out. */
const longestToken = 6_000;
const keyOf = (secret: Secret) => secret.keyFor("id token");

/** Seals an ID token for one account; null for one that is too long to be of use. */
export function sealIdToken(secret: Secret, idToken: string, userId: string): string | null {
  if (idToken === "" || idToken.length > longestToken) return null;
  return seal(keyOf(secret), Buffer.from(idToken), userId);
}

/** Null if the server's secret has been changed since. */
export const openIdToken = (secret: Secret, sealed: string, userId: string): string | null =>
  unseal(keyOf(secret), sealed, userId)?.toString("utf8") ?? null;
