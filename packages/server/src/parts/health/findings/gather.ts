import type { FastifyBaseLogger } from "fastify";
import { finding, type Finding, inOrder, type Look } from "../../../lib/finding.ts";
import { within } from "../../../lib/within.ts";
import { findCalls } from "./calls.ts";
import { findCertificate } from "./certificate.ts";
import { findDatabase } from "./database.ts";
import { findDisk, findMemory } from "./machine.ts";
import { findModels } from "./models.ts";
import type { FindingsNeeds } from "./needs.ts";
import { findJobs, findMails } from "./queues.ts";
import { findServerStates } from "./server-states.ts";
import { findVersion } from "./version.ts";

/** By the name under which one that fails is reported. */
export const looks = {
  disk: findDisk,
  memory: findMemory,
  database: findDatabase,
  mails: findMails,
  jobs: findJobs,
  models: findModels,
  calls: findCalls,
  servers: findServerStates,
  certificate: findCertificate,
  version: findVersion,
} as const satisfies Record<string, (needs: FindingsNeeds) => Promise<Finding[]>>;

const usualPatienceMs = 3_000;

/** All at once, and none for longer than that; one that fails is itself a finding. */
export async function gatherFindings(
  of: ReadonlyMap<string, Look>,
  {
    log,
    patienceMs = usualPatienceMs,
  }: { log: Pick<FastifyBaseLogger, "warn">; patienceMs?: number | undefined },
): Promise<Finding[]> {
  const found = await Promise.all(
    [...of].map(async ([what, look]) => {
      try {
        return await within(patienceMs, look());
      } catch (error) {
        log.warn({ err: error, what }, "A part of the server's health could not be seen");
        return [finding("look", "unseen", { what })];
      }
    }),
  );
  return inOrder(found.flat());
}
