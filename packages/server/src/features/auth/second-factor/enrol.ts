import {
  secondFactorsMax,
  type BodyOf,
  type confirmPasskey as confirmPasskeyCall,
  type confirmTotp as confirmTotpCall,
  type EnrolledSecondFactor,
  type FactorKind,
  type IdentityForm,
  type SecondFactor,
} from "@katha/api/contract";
import type { Insertable } from "kysely";
import type { SecondFactorsTable } from "../../../db/tables/accounts.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { lockUser, ownAccount, type UserRow } from "../../users/service.ts";
import { endSignIns } from "../sign-ins/end-sign-ins.ts";
import { emailOwner } from "../email-owner.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { openChallenge, readChallenge, redeemChallenge } from "./challenges.ts";
import { creationFor, newPasskey } from "./passkeys.ts";
import {
  challengeEnded,
  emailUnconfirmed,
  passkeyKnown,
  passkeyRefused,
  secondFactorWrong,
  tooManySecondFactors,
} from "./problems.ts";
import { requireIdentity, signInOf, type SignedInCaller } from "./prove.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";
import { requirePasskeys } from "./passkeys.ts";
import { findSecondFactors, noteProof, type SecondFactorRow } from "./repo.ts";
import { enrolmentOf, newSeed, openSeed, sealSeed, stepOfCode } from "./totp.ts";

/**
 * The email must be verified: somebody who signs up with another person's email must not be able to lock its owner out.
 */
async function whoMayEnrol(
  needs: AuthDependencies,
  by: SignedInCaller,
  form: IdentityForm,
): Promise<{ user: UserRow; factors: SecondFactorRow[] }> {
  const user = await ownAccount(needs.db, by.viewer.id);
  if (!user.is_verified) throw emailUnconfirmed();
  const factors = await findSecondFactors(needs.db, user.id);
  if (factors.length >= secondFactorsMax) throw tooManySecondFactors();
  await requireIdentity(needs, { ...by, form }, factors);
  return { user, factors };
}

export async function startTotp(needs: AuthDependencies, by: SignedInCaller, form: IdentityForm) {
  const { user } = await whoMayEnrol(needs, by, form);
  const seed = newSeed();
  const opened = await openChallenge(needs, needs.db, {
    user_id: user.id,
    purpose: "totp",
    sign_in_id: signInOf(by.viewer),
    sealed_seed: sealSeed(needs.secret, seed, user.id),
  });
  return { ...opened, ...enrolmentOf(seed, user.username) };
}

export async function confirmTotp(
  needs: AuthDependencies,
  { viewer }: SignedInCaller,
  { challenge, code, name }: BodyOf<typeof confirmTotpCall>,
): Promise<EnrolledSecondFactor> {
  const { clock, secret } = needs;
  const expected = { purpose: "totp", signInId: signInOf(viewer) } as const;
  const row = await readChallenge(needs, challenge, expected);
  const seed = openSeed(secret, row.sealed_seed ?? "", viewer.id);
  if (seed === null) throw challengeEnded();
  const last_step = stepOfCode(seed, code, clock.now());
  if (last_step === null) throw secondFactorWrong(403);
  return add(needs, viewer, row, { kind: "totp", name, sealed_seed: row.sealed_seed, last_step });
}

export async function startPasskey(
  needs: AuthDependencies,
  by: SignedInCaller,
  form: IdentityForm,
) {
  requirePasskeys(by.caller.rp);
  const { user, factors } = await whoMayEnrol(needs, by, form);
  const options = await creationFor(user, factors, by.caller.rp);
  const opened = await openChallenge(needs, needs.db, {
    user_id: user.id,
    purpose: "passkey",
    sign_in_id: signInOf(by.viewer),
    passkey_challenge: options.challenge,
  });
  return { ...opened, options };
}

export async function confirmPasskey(
  needs: AuthDependencies,
  { viewer, caller: { rp } }: SignedInCaller,
  { challenge, registration, name }: BodyOf<typeof confirmPasskeyCall>,
): Promise<EnrolledSecondFactor> {
  const expected = { purpose: "passkey", signInId: signInOf(viewer) } as const;
  const row = await readChallenge(needs, challenge, expected);
  const made = await newPasskey(registration, { challenge: row.passkey_challenge ?? "", rp });
  if (made === null) throw passkeyRefused();
  return add(needs, viewer, row, { kind: "passkey", name, ...made });
}

export function factorAnswer(row: SecondFactorRow): SecondFactor {
  const { id, kind, name, created_at, last_used_at } = row;
  return {
    id,
    kind,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

const plainNames: Record<FactorKind, string> = { totp: "Authenticator app", passkey: "Passkey" };

type NewFactor = Omit<Insertable<SecondFactorsTable>, "id" | "user_id" | "created_at">;

/** The first factor comes with recovery codes, and ends all sign-ins that did not prove it. */
async function add(
  needs: AuthDependencies,
  viewer: Viewer,
  challenge: Awaited<ReturnType<typeof readChallenge>>,
  factor: NewFactor,
): Promise<EnrolledSecondFactor> {
  const { clock, ids } = needs;
  const signInId = signInOf(viewer);
  return needs.db.transaction().execute(async (tx) => {
    const now = clock.now();
    // Locked, so that of two simultaneous first factors only one is the first.
    await lockUser(tx, viewer.id);
    await redeemChallenge(tx, needs, challenge);
    const before = await findSecondFactors(tx, viewer.id);
    if (before.length >= secondFactorsMax) throw tooManySecondFactors();
    const added = await tx
      .insertInto("second_factors")
      .values({
        ...factor,
        id: ids(),
        user_id: viewer.id,
        name: factor.name || plainNames[factor.kind],
        created_at: now,
      })
      // This or another account may have the passkey already.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw passkeyKnown();
    await noteProof(tx, signInId, now);
    await emailOwner(needs, tx, viewer.id, "second_factor_added");
    if (before.length > 0) return { factor: factorAnswer(added), recovery_codes: null };
    const others = { userId: viewer.id, except: signInId };
    await endSignIns(tx, others, { ended_at: now, ended_by: "user" });
    return {
      factor: factorAnswer(added),
      recovery_codes: await issueRecoveryCodes(tx, viewer.id),
    };
  });
}
