import * as z from "zod";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { moment, wholeNumber } from "../fields/scalars.ts";
import { findingKeys, findingLevels } from "./finding-keys.ts";
import { sampleFailures } from "./provider-presets.ts";
import { providerStates } from "../values.ts";

const count = z.int().min(0);

export const providerHealth = z
  .object({
    provider: z.string(),
    model: z.string().describe("As the provider names it"),
    state: z.enum(providerStates).meta({ fallback: "ready" }),
    failures: count.describe("In a row"),
    rests_until: moment.nullable(),
    last_error: z
      .object({
        at: moment,
        kind: z.string(),
        status: z.int().nullable().describe("Of the provider's answer, where there was one"),
        failure: z
          .enum(sampleFailures)
          .meta({ fallback: "provider_failed" })
          .describe("What went wrong, in a word that clients have a sentence for"),
        why: z.string().describe("A code, never the provider's own words"),
      })
      .nullable(),
  })
  .meta({ id: "ProviderHealth" });

export const modelHealth = z
  .object({
    model_key: z.string(),
    kind: z.enum(["text", "image"]).meta({ fallback: "text" }),
    providers: z
      .array(providerHealth)
      .describe("In the order in which they are asked; none: it is built in"),
    turns: count.describe("Settled in the days asked for"),
    failed_turns: count,
    coins: count.describe("Charged to players"),
    prompt_tokens: count,
    completion_tokens: count,
  })
  .meta({ id: "ModelHealth" });

const queue = z.object({ waiting: count, oldest: moment.nullable() });

export const healthFinding = z
  .object({
    key: z.enum(findingKeys).meta({ fallback: "unseen" }),
    level: z.enum(findingLevels).meta({ fallback: "look" }),
    values: z
      .record(z.string(), z.unknown())
      .describe("What its sentence names; the end of a name says the unit: `_bytes`, `_ms`, `_at`"),
  })
  .meta({ id: "HealthFinding" });

const healthFields = {
  since: moment.describe("When this server started: errors are counted from then on"),
  now: moment.describe("By the server's clock, when this was read"),
  findings: z.array(healthFinding).describe("What is well and what is not, the most urgent first"),
  host: z
    .object({
      version: z.string(),
      database: z.enum(["pglite", "postgres"]).nullable(),
      database_bytes: count.nullable().describe("Null where the database does not tell"),
      pictures: count.describe("Those that the database knows"),
      disk_bytes: count.nullable().describe("The size of that disk"),
      disk_free_bytes: count.nullable().describe("Where the server keeps its files"),
    })
    .meta({ id: "HouseHealth" }),
  servers: z
    .array(
      z.object({
        name: z.string(),
        version: z.string(),
        is_alive: z.boolean().describe("False once it fell silent"),
        is_this: z.boolean().describe("The one that answers"),
        started_at: moment,
        seen_at: moment.describe("Its last heartbeat"),
        memory_bytes: count.nullable(),
        turns_running: count,
        requests: count.describe("Answered since it started"),
        requests_failed: count.describe("Answered 5xx"),
      }),
    )
    .describe("All servers of the database"),
  models: z.array(modelHealth),
  queues: z.object({
    mails: queue.describe("Letters that are not sent yet"),
    jobs: queue.describe("Jobs that are due"),
    turns: queue.describe("Turns that are being written"),
    given_up: z
      .array(z.object({ kind: z.string(), jobs: count, last: moment }))
      .describe("Jobs that failed for good, by kind"),
  }),
  routes: z
    .array(
      z.object({
        method: z.string(),
        route: z.string(),
        requests: count,
        refused: count.describe("Answered 4xx"),
        failed: count.describe("Answered 5xx"),
      }),
    )
    .describe("Those with errors, the most failures first"),
  slow_calls: z
    .array(
      z.object({
        method: z.string(),
        route: z.string(),
        requests: count,
        mean_ms: count.describe("Until the answer began"),
        worst_ms: count,
      }),
    )
    .describe("The slowest of this server in the last day, the slowest first"),
};

/** The declarations of what uses it name it, instead of writing it out. */
export interface HealthSchema extends z.ZodObject<typeof healthFields, z.core.$strip> {}

export const health: HealthSchema = z.object(healthFields).meta({ id: "Health" });
export interface Health extends z.infer<typeof health> {}

export const adminHealth = defineCall(adminCalls.adminHealth, {
  summary:
    "The state of the server: what to do, database, disk, models and what they cost, queues, errors by route",
  query: z.object({ days: wholeNumber(1, 90).default(7) }),
  answer: health,
});
