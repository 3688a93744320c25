import { randomBytes } from "node:crypto";
import { Secret as Seed, TOTP } from "otpauth";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { seal, unseal } from "../../../lib/sealed.ts";
import type { Secret } from "../../../lib/secret.ts";
import type { SecondFactorRow } from "./repo.ts";

const stepMs = 30_000;
const seedBytes = 20;
const issuer = "Katha";

export const newSeed = (): Uint8Array => randomBytes(seedBytes);

const sealingKey = (secret: Secret) => secret.keyFor("second factor seed");

export const sealSeed = (secret: Secret, seed: Uint8Array, userId: string): string =>
  seal(sealingKey(secret), seed, userId);

/** Null if the server's secret has been changed since. */
export const openSeed = (secret: Secret, sealed: string, userId: string): Uint8Array | null =>
  unseal(sealingKey(secret), sealed, userId);

/** SHA-1, six digits, 30 seconds: what every authenticator app supports. */
function generatorOf(seed: Uint8Array, label = ""): TOTP {
  const secret = new Seed({ buffer: Uint8Array.from(seed).buffer });
  return new TOTP({ secret, issuer, label, algorithm: "SHA1", digits: 6, period: stepMs / 1_000 });
}

export function enrolmentOf(seed: Uint8Array, label: string): { secret: string; uri: string } {
  const generator = generatorOf(seed, label);
  return { secret: generator.secret.base32, uri: generator.toString() };
}

/** The time step of a code; null for a wrong one. A telephone's clock may be one step off. */
export function stepOfCode(seed: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generatorOf(seed).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta;
}

/** Whether one of the user's apps shows this code, which must not have been used before. */
export async function spendCode(
  { db, clock, secret }: { db: Db; clock: Clock; secret: Secret },
  factors: readonly SecondFactorRow[],
  code: string,
): Promise<boolean> {
  const now = clock.now();
  for (const { id, user_id, sealed_seed } of factors) {
    const seed = sealed_seed === null ? null : openSeed(secret, sealed_seed, user_id);
    const step = seed && stepOfCode(seed, code, now);
    if (step !== null && (await spendStep(db, id, step, now))) return true;
  }
  return false;
}

/** False if this or a later step was already used. */
async function spendStep(db: Db, id: string, step: number, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable("second_factors")
    .set({ last_step: step, last_used_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("last_step", "is", null), row("last_step", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}
