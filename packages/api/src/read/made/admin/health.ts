// Made from the contract by `npm run readers`.
import type {
  Health,
  HealthFinding,
  HouseHealth,
  ModelHealth,
  ProviderHealth,
} from "../../../shapes/made/admin/health.ts";
import {
  type Reader,
  anything,
  flag,
  list,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  object,
  objectOrNull,
  oneOf,
  oneOfOrNull,
  record,
  text,
} from "../../fields.ts";
import { findingKeys, findingLevels } from "../../../contract/admin/finding-keys.ts";
import { sampleFailures } from "../../../contract/admin/provider-presets.ts";
import { providerStates } from "../../../contract/values.ts";

export const readHealthFinding: Reader<HealthFinding> = object({
  key: oneOf(findingKeys, "unseen"),
  level: oneOf(findingLevels, "look"),
  values: record(anything),
});

export const readHouseHealth: Reader<HouseHealth> = object({
  version: text(),
  database: oneOfOrNull(["pglite", "postgres"]),
  database_bytes: numberOrNull,
  pictures: number(),
  disk_bytes: numberOrNull,
  disk_free_bytes: numberOrNull,
});

export const readProviderHealth: Reader<ProviderHealth> = object({
  provider: text(),
  model: text(),
  state: oneOf(providerStates, "ready"),
  failures: number(),
  rests_until: momentOrNull,
  last_error: objectOrNull(
    object({
      at: moment,
      kind: text(),
      status: numberOrNull,
      failure: oneOf(sampleFailures, "provider_failed"),
      why: text(),
    }),
  ),
});

export const readModelHealth: Reader<ModelHealth> = object({
  model_key: text(),
  kind: oneOf(["text", "image"], "text"),
  providers: list(readProviderHealth),
  turns: number(),
  failed_turns: number(),
  coins: number(),
  prompt_tokens: number(),
  completion_tokens: number(),
});

export const readHealth: Reader<Health> = object({
  since: moment,
  now: moment,
  findings: list(readHealthFinding),
  host: readHouseHealth,
  servers: list(
    object({
      name: text(),
      version: text(),
      is_alive: flag(),
      is_this: flag(),
      started_at: moment,
      seen_at: moment,
      memory_bytes: numberOrNull,
      turns_running: number(),
      requests: number(),
      requests_failed: number(),
    }),
  ),
  models: list(readModelHealth),
  queues: object({
    mails: object({
      waiting: number(),
      oldest: momentOrNull,
    }),
    jobs: object({
      waiting: number(),
      oldest: momentOrNull,
    }),
    turns: object({
      waiting: number(),
      oldest: momentOrNull,
    }),
    given_up: list(
      object({
        kind: text(),
        jobs: number(),
        last: moment,
      }),
    ),
  }),
  routes: list(
    object({
      method: text(),
      route: text(),
      requests: number(),
      refused: number(),
      failed: number(),
    }),
  ),
  slow_calls: list(
    object({
      method: text(),
      route: text(),
      requests: number(),
      mean_ms: number(),
      worst_ms: number(),
    }),
  ),
});
