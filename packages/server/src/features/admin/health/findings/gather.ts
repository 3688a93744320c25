import type { FastifyBaseLogger } from "fastify";
import { within } from "../../../../lib/within.ts";
import { findBackup } from "./backup.ts";
import { findCalls } from "./calls.ts";
import { findCertificate } from "./certificate.ts";
import { findDatabase } from "./database.ts";
import { finding, inOrder, type Finding } from "./finding.ts";
import { findDisk, findMemory } from "./machine.ts";
import { findModels } from "./models.ts";
import type { AlreadyRead, FindingsNeeds } from "./needs.ts";
import { findMails, findJobs } from "./queues.ts";
import { findServerStates } from "./server-states.ts";
import { findVersion } from "./version.ts";

type Look = (needs: FindingsNeeds & AlreadyRead) => Promise<Finding[]>;

/** By the name under which one that fails is reported. */
const looks = {
  disk: findDisk,
  memory: findMemory,
  database: findDatabase,
  backup: findBackup,
  mails: findMails,
  jobs: findJobs,
  models: findModels,
  calls: findCalls,
  servers: findServerStates,
  certificate: findCertificate,
  version: findVersion,
} as const satisfies Record<string, Look>;

const usualPatienceMs = 3_000;

/** All at once, and none for longer than that; one that fails is itself a finding. */
export async function gatherFindings(
  needs: FindingsNeeds & AlreadyRead,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<Finding[]> {
  const patience = needs.healthPatienceMs ?? usualPatienceMs;
  const found = await Promise.all(
    Object.entries(looks).map(async ([what, look]: [string, Look]) => {
      try {
        return await within(patience, look(needs));
      } catch (error) {
        log.warn({ err: error, what }, "A part of the server's health could not be seen");
        return [finding("look", "unseen", { what })];
      }
    }),
  );
  return inOrder(found.flat());
}
