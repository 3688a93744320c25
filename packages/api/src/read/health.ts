import type { Health } from "../contract/admin/health.ts";
import { providerStates } from "../contract/values.ts";
import {
  type Reader,
  flag,
  list,
  number,
  numberOrNull,
  object,
  objectOrNull,
  oneOf,
  oneOfOrNull,
  text,
  moment,
  momentOrNull,
} from "./fields.ts";

type Model = Health["models"][number];
type Provider = Model["providers"][number];
type Database = NonNullable<Health["host"]["database"]>;

const databases: readonly Database[] = ["pglite", "postgres"];
const queue = object<Health["queues"]["jobs"]>({ waiting: number(), oldest: momentOrNull });

const readProvider: Reader<Provider> = object({
  provider: text(),
  model: text(),
  state: oneOf(providerStates, "ready"),
  failures: number(),
  rests_until: momentOrNull,
  last_error: objectOrNull<NonNullable<Provider["last_error"]>>({
    at: moment,
    kind: text(),
    status: numberOrNull,
    why: text(),
  }),
});

export const readHealth: Reader<Health> = object({
  since: moment,
  now: moment,
  host: object<Health["host"]>({
    version: text(),
    database: oneOfOrNull(databases),
    database_bytes: numberOrNull,
    pictures: number(),
    disk_bytes: numberOrNull,
    disk_free_bytes: numberOrNull,
  }),
  servers: list<Health["servers"][number]>(
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
  models: list<Model>(
    object({
      model_key: text(),
      kind: oneOf(["text", "image"], "text"),
      providers: list(readProvider),
      turns: number(),
      failed_turns: number(),
      coins: number(),
      prompt_tokens: number(),
      completion_tokens: number(),
    }),
  ),
  queues: object<Health["queues"]>({
    mails: queue,
    jobs: queue,
    turns: queue,
    given_up: list<Health["queues"]["given_up"][number]>(
      object({ kind: text(), jobs: number(), last: moment }),
    ),
  }),
  routes: list<Health["routes"][number]>(
    object({
      method: text(),
      route: text(),
      requests: number(),
      refused: number(),
      failed: number(),
    }),
  ),
});
