import type { Viewer } from "../../../lib/viewer.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { openIdToken } from "../identities/sealed-id-token.ts";

/** Where to end the provider's own sign-in, too; null if none vouched for this one. */
export async function signOutAddress(
  { db, secret, openId }: Pick<AuthDependencies, "db" | "secret" | "openId">,
  { id, sign_in_id }: Viewer,
  site: string,
): Promise<string | null> {
  if (sign_in_id === undefined || openId.length === 0) return null;
  const signIn = await db
    .selectFrom("sign_ins")
    .select(["way", "sealed_id_token"])
    .where("id", "=", sign_in_id)
    .where("user_id", "=", id)
    .executeTakeFirst();
  const provider = openId.find(({ key }) => key === signIn?.way);
  if (provider === undefined) return null;
  const sealed = signIn?.sealed_id_token ?? null;
  const idToken = sealed === null ? null : openIdToken(secret, sealed, id);
  return provider.signOutAddress(idToken, `${site}/login`);
}
