import { createHash, randomBytes } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { SecondFactorChallengesTable } from "../../../db/tables/accounts.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { challengeEnded } from "./problems.ts";

type ChallengeRow = Selectable<SecondFactorChallengesTable>;

const secondStepSeconds = 5 * 60;
const enrolmentSeconds = 10 * 60;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Returns the token; the database stores only its hash. */
export async function openChallenge(
  { clock, ids }: { clock: Clock; ids: Ids },
  db: Db,
  subject: Omit<
    Insertable<SecondFactorChallengesTable>,
    "id" | "token_hash" | "created_at" | "expires_at"
  >,
): Promise<{ challenge: string; expires_in: number }> {
  const isEnrolment = subject.purpose === "totp" || subject.purpose === "passkey";
  const expires_in = isEnrolment ? enrolmentSeconds : secondStepSeconds;
  const challenge = randomBytes(32).toString("base64url");
  const now = clock.now();
  await db
    .insertInto("second_factor_challenges")
    .values({
      ...subject,
      id: ids(),
      token_hash: hashOf(challenge),
      created_at: now,
      expires_at: new Date(now.getTime() + expires_in * 1_000),
    })
    .execute();
  return { challenge, expires_in };
}

/** A challenge that its user can still answer. */
export async function readChallenge(
  { db, clock }: { db: Db; clock: Clock },
  token: string,
  expected: { purpose: ChallengeRow["purpose"]; signInId?: string },
): Promise<ChallengeRow> {
  const row = await db
    .selectFrom("second_factor_challenges")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  const isMeant =
    row?.purpose === expected.purpose && row.sign_in_id === (expected.signInId ?? null);
  if (!row || !isMeant) throw challengeEnded();
  return row;
}

/** Of several simultaneous answers, only one redeems it. */
export async function redeemChallenge(db: Db, { clock }: { clock: Clock }, { id }: ChallengeRow) {
  const spent = await db
    .updateTable("second_factor_challenges")
    .set({ used_at: clock.now() })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!spent) throw challengeEnded();
}
