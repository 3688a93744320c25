import type { IdentityForm, ProveAgainForm, SecondFactors } from "@katha/api/contract";
import type { Db, Tx } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { lockUser } from "../../users/service.ts";
import type { EmailNeeds } from "../../mail/index.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { emailOwner } from "../email-owner.ts";
import { factorAnswer } from "./enrol.ts";
import { secondFactorNotFound } from "./problems.ts";
import {
  askFor,
  factorsToProve,
  requireFactor,
  requireIdentity,
  signInOf,
  type SignedInCaller,
} from "./prove.ts";
import { countRecoveryCodes, issueRecoveryCodes } from "./recovery-codes.ts";
import { deleteAllSecondFactors, findSecondFactors, hasSecondFactor, noteProof } from "./repo.ts";
import { secondFactorStatus } from "./status.ts";

const statusOf = ({ db, siteSettings }: AuthDependencies) =>
  secondFactorStatus({ db, siteSettings });

export async function ownFactors(
  needs: AuthDependencies,
  { viewer, caller }: SignedInCaller,
): Promise<SecondFactors> {
  const { db } = needs;
  return {
    factors: (await findSecondFactors(db, viewer.id)).map(factorAnswer),
    recovery_codes_left: await countRecoveryCodes(db, viewer.id),
    passkeys: caller.rp.passkeys,
    status: await statusOf(needs)(viewer),
  };
}

export async function askForProof(needs: AuthDependencies, { viewer, caller }: SignedInCaller) {
  const factors = await factorsToProve(needs.db, viewer);
  const subject = { user_id: viewer.id, purpose: "proof", sign_in_id: signInOf(viewer) } as const;
  return askFor(needs, caller.rp, subject, factors);
}

/** For administrators, whose proof expires before their sign-in does. */
export async function proveAgain(
  needs: AuthDependencies,
  by: SignedInCaller,
  form: ProveAgainForm,
) {
  const { viewer } = by;
  await factorsToProve(needs.db, viewer);
  await requireFactor(needs, { ...by, form });
  await noteProof(needs.db, signInOf(viewer), needs.clock.now());
  return statusOf(needs)({ ...viewer, has_proved_second_factor: true });
}

export async function renameFactor(db: Db, viewer: Viewer, id: string, name: string) {
  const row = await db
    .updateTable("second_factors")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw secondFactorNotFound();
  return factorAnswer(row);
}

export async function removeFactor(
  needs: AuthDependencies,
  by: SignedInCaller,
  id: string,
  form: IdentityForm,
) {
  const { viewer } = by;
  const factors = await findSecondFactors(needs.db, viewer.id);
  if (!factors.some((factor) => factor.id === id)) throw secondFactorNotFound();
  await requireIdentity(needs, { ...by, form }, factors);
  await needs.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id);
    const removed = await tx
      .deleteFrom("second_factors")
      .where("id", "=", id)
      .where("user_id", "=", viewer.id)
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw secondFactorNotFound();
    if (!(await hasSecondFactor(tx, viewer.id))) await deleteAllSecondFactors(tx, viewer.id);
    await emailOwner(needs, tx, viewer.id, "second_factor_removed");
  });
  return { message: "It is removed. We have written to you about it." };
}

export async function renewRecoveryCodes(
  needs: AuthDependencies,
  by: SignedInCaller,
  form: IdentityForm,
) {
  const factors = await factorsToProve(needs.db, by.viewer);
  await requireIdentity(needs, { ...by, form }, factors);
  return needs.db.transaction().execute(async (tx) => {
    await lockUser(tx, by.viewer.id);
    await factorsToProve(tx, by.viewer);
    await emailOwner(needs, tx, by.viewer.id, "recovery_codes_renewed");
    return { recovery_codes: await issueRecoveryCodes(tx, by.viewer.id) };
  });
}

/** The last resort, used by an administrator or operator. Returns false if there was nothing to remove. */
export async function resetSecondFactors(
  needs: EmailNeeds,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  await lockUser(tx, userId);
  if ((await deleteAllSecondFactors(tx, userId)) === 0) return false;
  await emailOwner(needs, tx, userId, "second_factors_reset");
  return true;
}
