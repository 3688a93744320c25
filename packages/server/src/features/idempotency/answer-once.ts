import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Tx } from "../../db/open.ts";
import { defineJob } from "../../jobs/kinds.ts";
import type { Clock } from "../../lib/clock.ts";
import { invalidField, Problem } from "../../lib/problem.ts";
import { claim, deleteAnswers, findAnswer, storeAnswer, type Claim } from "./repo.ts";

const visible = /^[\x21-\x7e]{1,200}$/;

function badKey(): Problem {
  const msg = "An Idempotency-Key is 1 to 200 letters, digits and signs without blanks.";
  return invalidField("bad_idempotency_key", ["header", "idempotency-key"], msg);
}

/** The request's Idempotency-Key. */
export function keyOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !visible.test(key)) throw badKey();
  return key;
}

export interface IdempotentRequest {
  /** The key's owner: two users may choose the same one. */
  holder: string;
  call: string;
  key: string | undefined;
  /** A fingerprint of the request. */
  fingerprint: string;
}

/**
 * Does the work once per key, and returns the stored answer if the key comes again. The answer is stored in the work's
 * transaction.
 */
export async function answerOnce<Answer>(
  { tx, clock }: { tx: Tx; clock: Clock },
  { key, fingerprint, ...where }: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const wanted = { ...where, key };
  if (await claim(tx, wanted, { print: fingerprint, at: clock.now() })) {
    const answer = await work();
    await storeAnswer(tx, wanted, answer);
    return answer;
  }
  return earlierAnswer<Answer>(tx, wanted, fingerprint);
}

/** The same where the answer is known before the work. */
export async function answerKnownOnce<Answer>(
  { tx, clock }: { tx: Tx; clock: Clock },
  { key, fingerprint, ...where }: IdempotentRequest,
  answer: Answer,
  work: () => Promise<void>,
): Promise<Answer> {
  const wanted = key === undefined ? undefined : { ...where, key };
  const claimed = { print: fingerprint, at: clock.now(), answer };
  if (wanted && !(await claim(tx, wanted, claimed)))
    return earlierAnswer<Answer>(tx, wanted, fingerprint);
  await work();
  return answer;
}

async function earlierAnswer<Answer>(tx: Tx, wanted: Claim, fingerprint: string): Promise<Answer> {
  const { print, answer } = await findAnswer(tx, wanted);
  if (print !== fingerprint)
    throw new Problem(
      422,
      "idempotency_key_reused",
      "This Idempotency-Key was sent with another request before.",
    );
  return answer as Answer;
}

const dayMs = 86_400_000;

export const idempotencySweep = defineJob({
  name: "sweep-kept-answers",
  payload: z.object({}),
  everyMs: dayMs / 24,
  run: async (_payload, { db, clock }) => {
    await deleteAnswers(db, new Date(clock.now().getTime() - dayMs));
  },
});
