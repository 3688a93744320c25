import type { FactorProof, IdentityProof, SecondFactorChallenge } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { secondFactorNeeded, signInNeeded } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { passwordProof } from "../passwords/prove-password.ts";
import { emailOwner } from "../email-owner.ts";
import type { Caller } from "../caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { openChallenge, readChallenge, redeemChallenge } from "./challenges.ts";
import { isSignedBy, requestFor } from "./passkeys.ts";
import { challengeEnded, noSecondFactor, secondFactorWrong } from "./problems.ts";
import { countRecoveryCodes, redeemRecoveryCode } from "./recovery-codes.ts";
import type { RelyingParty } from "./passkeys.ts";
import { findSecondFactors, type SecondFactorRow } from "./repo.ts";
import { openSeed, spendCode } from "./totp.ts";

/** After this many wrong codes the owner is told: the person entering them knows the password. */
const wrongCodesBeforeEmail = 10;

/** What the account can prove here, and what the browser needs for a passkey. */
export async function askFor(
  needs: AuthDependencies,
  rp: RelyingParty,
  subject: Parameters<typeof openChallenge>[2],
  factors: readonly SecondFactorRow[],
): Promise<SecondFactorChallenge> {
  const { db, secret } = needs;
  const passkey = await requestFor(factors, rp);
  const hasApp = factors.some(
    ({ sealed_seed, user_id }) => sealed_seed && openSeed(secret, sealed_seed, user_id),
  );
  const hasCodes = (await countRecoveryCodes(db, subject.user_id)) > 0;
  const opened = await openChallenge(needs, db, {
    ...subject,
    passkey_challenge: passkey?.challenge ?? null,
  });
  return {
    ...opened,
    kinds: [
      ...(hasApp ? (["totp"] as const) : []),
      ...(passkey ? (["passkey"] as const) : []),
      ...(hasCodes ? (["recovery_code"] as const) : []),
    ],
    passkey,
  };
}

interface Proving {
  userId: string;
  proof: FactorProof;
  caller: Caller;
  /** The WebAuthn challenge for a passkey. */
  passkeyChallenge: string | null;
}

/** Whether the proof is one of the account's second factors. This uses it up. */
export async function isFactorOf(needs: AuthDependencies, proving: Proving): Promise<boolean> {
  const { db, clock, limits } = needs;
  const { userId, proof, caller, passkeyChallenge: challenge } = proving;
  const who = { address: caller.address, account: userId };
  const warn = (kind: "second_factor_guessed" | "recovery_code_used") =>
    db.transaction().execute((tx) => emailOwner(needs, tx, userId, kind));
  if (proof.kind === "totp") {
    const isRight = async () => spendCode(needs, await findSecondFactors(db, userId), proof.code);
    const tried = await limits.secondFactorCode(who, isRight);
    if (tried.wrongInARow === wrongCodesBeforeEmail) await warn("second_factor_guessed");
    return tried.isRight;
  }
  const isRight = await limits.secondFactorKey(who, async () => {
    const now = clock.now();
    if (proof.kind === "recovery_code") return redeemRecoveryCode(db, userId, proof.code, now);
    const factors = await findSecondFactors(db, userId);
    if (challenge === null) return false;
    return isSignedBy(db, factors, proof.assertion, { challenge, rp: caller.rp, now });
  });
  if (isRight && proof.kind === "recovery_code") await warn("recovery_code_used");
  return isRight;
}

/** The sign-in that the request belongs to. */
export function signInOf({ sign_in_id }: Viewer): string {
  if (sign_in_id === undefined) throw signInNeeded();
  return sign_in_id;
}

/** A signed-in user, and where the request came from. */
export interface SignedInCaller {
  viewer: Viewer;
  caller: Caller;
}

interface OwnProof<Proof> extends SignedInCaller {
  form: { proof: Proof; challenge?: string | undefined };
}

/** A signed-in user proves one of their second factors. */
export async function requireFactor(
  needs: AuthDependencies,
  { viewer, caller, form: { proof, challenge } }: OwnProof<FactorProof>,
): Promise<void> {
  const proving = { userId: viewer.id, proof, caller, passkeyChallenge: null };
  if (proof.kind !== "passkey") {
    if (!(await isFactorOf(needs, proving))) throw secondFactorWrong(403);
    return;
  }
  if (challenge === undefined) throw challengeEnded();
  const asked = await readChallenge(needs, challenge, {
    purpose: "proof",
    signInId: signInOf(viewer),
  });
  const { passkey_challenge: passkeyChallenge } = asked;
  if (!(await isFactorOf(needs, { ...proving, passkeyChallenge }))) throw secondFactorWrong(403);
  await redeemChallenge(needs.db, needs, asked);
}

const passwordNotEnough =
  "That alone is not enough here: it is a while since this sign-in proved a second factor. Use a code, a recovery code or a passkey. Nothing has changed.";

/**
 * A signed-in user proves who they are before their factors change. If there is a factor, the password (or a fresh
 * sign-in, where there are none) is enough only in a sign-in that proved it recently: otherwise a stolen token and a
 * password could replace it.
 */
export async function requireIdentity(
  needs: AuthDependencies,
  { form: { proof, challenge }, ...own }: OwnProof<IdentityProof>,
  factors: readonly SecondFactorRow[],
): Promise<void> {
  if (proof.kind !== "password" && proof.kind !== "sign_in")
    return requireFactor(needs, { ...own, form: { proof, challenge } });
  if (factors.length > 0 && !own.viewer.has_proved_second_factor)
    throw secondFactorNeeded(passwordNotEnough);
  return passwordProof(needs)(own.viewer, proof.kind === "password" ? proof.password : undefined);
}

export async function factorsToProve(db: Db, viewer: Viewer): Promise<SecondFactorRow[]> {
  const factors = await findSecondFactors(db, viewer.id);
  if (factors.length === 0) throw noSecondFactor();
  return factors;
}
