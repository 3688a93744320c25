import type { FactorProof, IdentityProof, SecondFactorChallenge } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { secondFactorNeeded, signInNeeded } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { addressee, queueEmail } from "../../mail/index.ts";
import { ownAccount } from "../../users/service.ts";
import { passwordProof } from "../passwords/prove-password.ts";
import type { AuthDependencies, Caller } from "../dependencies.ts";
import { openChallenge, readChallenge, redeemChallenge } from "./challenges.ts";
import { isSignedBy, requestFor } from "./passkeys.ts";
import { challengeEnded, noSecondFactor, secondFactorWrong } from "./problems.ts";
import { redeemRecoveryCode } from "./recovery-codes.ts";
import type { RelyingParty } from "./relying-party.ts";
import {
  countRecoveryCodes,
  findSecondFactors,
  type ChallengeRow,
  type SecondFactorRow,
} from "./repo.ts";
import { openSeed } from "./seeds.ts";
import { spendCode } from "./totp.ts";

/** After this many wrong codes the owner is told: the person entering them knows the password. */
const wrongCodesBeforeEmail = 10;

/** What the account can prove here, and what the browser needs for a passkey. */
export async function askFor(
  needs: AuthDependencies,
  rp: RelyingParty,
  subject: Pick<ChallengeRow, "user_id" | "purpose"> & Partial<ChallengeRow>,
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
  if (proof.kind === "totp") {
    const isRight = async () => spendCode(needs, await findSecondFactors(db, userId), proof.code);
    const tried = await limits.secondFactorCode(who, isRight);
    if (tried.wrongInARow === wrongCodesBeforeEmail)
      await emailOwner(needs, userId, "second_factor_guessed");
    return tried.isRight;
  }
  const isRight = await limits.secondFactorKey(who, async () => {
    const now = clock.now();
    if (proof.kind === "recovery_code") return redeemRecoveryCode(db, userId, proof.code, now);
    const factors = await findSecondFactors(db, userId);
    if (challenge === null) return false;
    return isSignedBy(db, factors, proof.assertion, { challenge, rp: caller.rp, now });
  });
  if (isRight && proof.kind === "recovery_code")
    await emailOwner(needs, userId, "recovery_code_used");
  return isRight;
}

type SecondFactorEmail =
  | "second_factor_guessed"
  | "recovery_code_used"
  | "recovery_codes_renewed"
  | "second_factor_added"
  | "second_factor_removed"
  | "second_factors_reset";

/** Emails the account's owner, in the caller's transaction if there is one. */
export async function emailOwner(
  needs: Pick<AuthDependencies, "jobs" | "clock" | "ids" | "db">,
  userId: string,
  kind: SecondFactorEmail,
  within?: Parameters<typeof queueEmail>[1],
): Promise<void> {
  const write = async (tx: Parameters<typeof queueEmail>[1]) => {
    await queueEmail(needs, tx, { kind, userId, ...addressee(await ownAccount(tx, userId)) });
  };
  await (within ? write(within) : needs.db.transaction().execute(write));
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
  const { db } = needs;
  const proving = { userId: viewer.id, proof, caller, passkeyChallenge: null };
  if (proof.kind !== "passkey") {
    if (!(await isFactorOf(needs, proving))) throw secondFactorWrong(403);
    return;
  }
  if (challenge === undefined) throw challengeEnded();
  const asked = await readChallenge(db, needs, challenge, {
    purpose: "proof",
    signInId: signInOf(viewer),
  });
  const { passkey_challenge: passkeyChallenge } = asked;
  if (!(await isFactorOf(needs, { ...proving, passkeyChallenge }))) throw secondFactorWrong(403);
  await redeemChallenge(db, needs, asked);
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
