import { createHmac, timingSafeEqual } from "node:crypto";
import { listBackups, startBackup, type Backups as Answer } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Clock } from "../../lib/clock.ts";
import { notFound } from "../../lib/problem.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { Secret } from "../../lib/secret.ts";
import { readBackupName } from "./kept/names.ts";
import type { Backups } from "./schedule/backups.ts";

interface RoutesNeeds {
  backups: Backups;
  clock: Clock;
  secret: Secret;
}

/** A browser downloads without our headers, so that a file of gigabytes need not pass through the page. */
const LINK_MS = 600_000;

function signatureOf(secret: Secret, name: string, until: number): Buffer {
  return createHmac("sha256", secret.keyFor("backup downloads"))
    .update(`${name} ${until}`)
    .digest();
}

function linkTo({ secret, clock }: RoutesNeeds, name: string): string {
  const until = clock.now().getTime() + LINK_MS;
  const signature = signatureOf(secret, name, until).toString("base64url");
  return `/backups/${name}?${new URLSearchParams({ until: String(until), signature }).toString()}`;
}

async function answerOf(needs: RoutesNeeds): Promise<Answer> {
  const { backups, clock } = needs;
  const { place, isSealed } = backups;
  const { last, failure, isScheduled, isRunning, isLate, nextAt } = await backups.status();
  // A place that does not answer spoils nothing else; why is in the failure of the next try.
  const kept = await place.list().catch(() => []);
  return {
    now: clock.now().toISOString(),
    place: place.kind,
    address: place.address,
    is_scheduled: isScheduled,
    is_sealed: isSealed,
    is_running: isRunning,
    is_late: isLate,
    last: last ? { ...last, at: last.at.toISOString() } : null,
    next_at: nextAt?.toISOString() ?? null,
    failure: failure ? { at: failure.at.toISOString(), why: failure.why } : null,
    kept: kept
      .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
      .map(({ name, madeAt, bytes, kind, isSealed: sealed }) => ({
        name,
        made_at: madeAt.toISOString(),
        bytes,
        is_daily: kind === "daily",
        is_sealed: sealed,
        download: linkTo(needs, name),
      })),
  };
}

export function backupRoutes(register: RegisterCall, needs: RoutesNeeds): void {
  register(listBackups, () => answerOf(needs));
  register(startBackup, async () => {
    await needs.backups.start();
    return { is_running: true };
  });
}

const signed = z.object({
  name: z.string().max(100),
  until: z.coerce.number(),
  signature: z.string().max(100),
});

/** The file, for whoever has a link that the list gave to an administrator. */
export function registerBackupDownload(app: FastifyInstance, needs: RoutesNeeds): void {
  const { backups, clock, secret } = needs;
  app.get<{ Params: Record<string, unknown>; Querystring: Record<string, unknown> }>(
    "/backups/:name",
    async (request, reply) => {
      const read = signed.safeParse({ ...request.query, ...request.params });
      const missing = notFound("not_found", "There is nothing at this address.");
      if (!read.success) throw missing;
      const { name, until, signature } = read.data;
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(secret, name, until);
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      if (!isRight || until < clock.now().getTime() || !readBackupName(name)) throw missing;
      const found = await backups.place.open(name);
      if (found === undefined) throw missing;
      return reply
        .headers({
          "cache-control": "no-store",
          "content-type": "application/octet-stream",
          "content-disposition": `attachment; filename="${name}"`,
          "content-length": found.bytes,
        })
        .send(found.stream);
    },
  );
}
