import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { challengeEnded } from "./problems.ts";
import { findChallenge, insertChallenge, spendChallenge, type ChallengeRow } from "./repo.ts";

const minuteSeconds = 60;
export const challengeLastsSeconds = {
  second_step: 5 * minuteSeconds,
  enrolment: 10 * minuteSeconds,
};

interface ChallengeNeeds {
  clock: Clock;
  ids: Ids;
}

type Subject = Pick<ChallengeRow, "user_id" | "purpose"> &
  Partial<
    Pick<
      ChallengeRow,
      | "sign_in_id"
      | "is_remembered"
      | "device"
      | "passkey_challenge"
      | "sealed_seed"
      | "way"
      | "sealed_id_token"
      | "provider_session"
    >
  >;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Returns the token; the database stores only its hash. */
export async function openChallenge(
  { clock, ids }: ChallengeNeeds,
  db: Db,
  subject: Subject,
): Promise<{ challenge: string; expires_in: number }> {
  const isEnrolment = subject.purpose === "totp" || subject.purpose === "passkey";
  const expires_in = challengeLastsSeconds[isEnrolment ? "enrolment" : "second_step"];
  const challenge = randomBytes(32).toString("base64url");
  const now = clock.now();
  await insertChallenge(db, {
    ...subject,
    id: ids(),
    token_hash: hashOf(challenge),
    created_at: now,
    expires_at: new Date(now.getTime() + expires_in * 1_000),
  });
  return { challenge, expires_in };
}

/** A challenge that its user can still answer. */
export async function readChallenge(
  db: Db,
  { clock }: Pick<ChallengeNeeds, "clock">,
  token: string,
  expected: { purpose: ChallengeRow["purpose"]; signInId?: string },
): Promise<ChallengeRow> {
  const row = await findChallenge(db, hashOf(token), clock.now());
  const isMeant =
    row?.purpose === expected.purpose && row.sign_in_id === (expected.signInId ?? null);
  if (!row || !isMeant) throw challengeEnded();
  return row;
}

/** Of several simultaneous answers, only one redeems it. */
export async function redeemChallenge(
  db: Db,
  { clock }: Pick<ChallengeNeeds, "clock">,
  row: ChallengeRow,
) {
  if (!(await spendChallenge(db, row.id, clock.now()))) throw challengeEnded();
}
