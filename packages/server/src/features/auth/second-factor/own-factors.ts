import type { IdentityForm, ProveAgainForm, SecondFactors } from "@katha/api/contract";
import type { Db, Tx } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { lockUser } from "../../users/service.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { factorAnswer } from "./enrol.ts";
import { secondFactorNotFound } from "./problems.ts";
import {
  askFor,
  factorsToProve,
  requireFactor,
  requireIdentity,
  signInOf,
  tell,
  type Asked,
} from "./prove.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";
import {
  countRecoveryCodes,
  deleteAllSecondFactors,
  deleteSecondFactor,
  findSecondFactors,
  hasSecondFactor,
  nameSecondFactor,
  noteProof,
} from "./repo.ts";
import { secondFactorStatus } from "./status.ts";

const statusOf = ({ db, adminSecondFactor }: AuthDependencies) =>
  secondFactorStatus({ db, isRequired: adminSecondFactor });

export async function ownFactors(
  needs: AuthDependencies,
  { viewer, caller }: Asked,
): Promise<SecondFactors> {
  const { db } = needs;
  return {
    factors: (await findSecondFactors(db, viewer.id)).map(factorAnswer),
    recovery_codes_left: await countRecoveryCodes(db, viewer.id),
    passkeys: caller.rp.passkeys,
    status: await statusOf(needs)(viewer),
  };
}

export async function askForProof(needs: AuthDependencies, { viewer, caller }: Asked) {
  const factors = await factorsToProve(needs.db, viewer);
  const subject = { user_id: viewer.id, purpose: "proof", sign_in_id: signInOf(viewer) } as const;
  return askFor(needs, caller.rp, subject, factors);
}

/** For administrators, whose proof expires before their sign-in does. */
export async function proveAgain(needs: AuthDependencies, asked: Asked, form: ProveAgainForm) {
  const { viewer } = asked;
  await factorsToProve(needs.db, viewer);
  await requireFactor(needs, { ...asked, form });
  await noteProof(needs.db, signInOf(viewer), needs.clock.now());
  return statusOf(needs)({ ...viewer, has_proved_second_factor: true });
}

export async function renameFactor(db: Db, viewer: Viewer, id: string, name: string) {
  const row = await nameSecondFactor(db, { userId: viewer.id, id }, name);
  if (!row) throw secondFactorNotFound();
  return factorAnswer(row);
}

export async function removeFactor(
  needs: AuthDependencies,
  asked: Asked,
  id: string,
  form: IdentityForm,
) {
  const { viewer } = asked;
  const factors = await findSecondFactors(needs.db, viewer.id);
  if (!factors.some((factor) => factor.id === id)) throw secondFactorNotFound();
  await requireIdentity(needs, { ...asked, form }, factors);
  await needs.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id);
    if (!(await deleteSecondFactor(tx, { userId: viewer.id, id }))) throw secondFactorNotFound();
    if (!(await hasSecondFactor(tx, viewer.id))) await deleteAllSecondFactors(tx, viewer.id);
    await tell(needs, viewer.id, "second_factor_removed", tx);
  });
  return { message: "It is removed. We have written to you about it." };
}

export async function renewRecoveryCodes(
  needs: AuthDependencies,
  asked: Asked,
  form: IdentityForm,
) {
  const factors = await factorsToProve(needs.db, asked.viewer);
  await requireIdentity(needs, { ...asked, form }, factors);
  return needs.db.transaction().execute(async (tx) => {
    await lockUser(tx, asked.viewer.id);
    await factorsToProve(tx, asked.viewer);
    await tell(needs, asked.viewer.id, "recovery_codes_renewed", tx);
    return { recovery_codes: await issueRecoveryCodes(tx, asked.viewer.id) };
  });
}

/** The last resort, used by an administrator or operator. Returns false if there was nothing to remove. */
export async function resetSecondFactors(
  needs: Pick<AuthDependencies, "jobs" | "clock" | "ids" | "db">,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  await lockUser(tx, userId);
  if ((await deleteAllSecondFactors(tx, userId)) === 0) return false;
  await tell(needs, userId, "second_factors_reset", tx);
  return true;
}
