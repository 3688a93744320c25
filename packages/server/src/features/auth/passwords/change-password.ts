import type { BodyOf, changePassword as call } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { ownAccount, updateUser } from "../../users/service.ts";
import { namesOf, refuseGuessable } from "./guessable-passwords.ts";
import { passwordProof, refuseWithoutPasswords } from "./prove-password.ts";
import { voidAccountLinks } from "../recovery/email-tokens.ts";
import { emailOwner } from "../email-owner.ts";
import { endSignIns } from "../sign-ins/end-sign-ins.ts";
import type { Caller } from "../caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { rememberBrowser } from "../known-browsers.ts";

/** Signs other devices out: somebody else may have known the old password. */
export async function changePassword(
  needs: AuthDependencies,
  form: BodyOf<typeof call>,
  viewer: Viewer,
  caller: Caller,
) {
  refuseWithoutPasswords(needs);
  const { db, clock, passwords } = needs;
  await passwordProof(needs)(viewer, form.current_password);
  const known = namesOf(await ownAccount(db, viewer.id));
  if (viewer.has_printed_password) known.push(form.current_password);
  await refuseGuessable(form.password, known);
  const password_hash = await passwords.hash(form.password);
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    await updateUser(tx, viewer.id, { password_hash, updated_at: now });
    const others = { userId: viewer.id, except: viewer.sign_in_id };
    await endSignIns(tx, others, { ended_at: now, ended_by: "password" });
    await voidAccountLinks(tx, viewer.id, now);
    await emailOwner(needs, tx, viewer.id, "password_changed_here");
  });
  rememberBrowser(needs, caller, { id: viewer.id, password_hash });
  return { message: "Your password is changed. Your other devices are signed out." };
}
