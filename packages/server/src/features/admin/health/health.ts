import type { Health } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { firstIdOf } from "../../../lib/ids.ts";
import type { ProviderStanding } from "@katha/narrator";
import { modelBook, modelKinds } from "../../models/index.ts";
import {
  countPictures,
  findDatabaseSize,
  findGivenUp,
  findQueues,
  findSpent,
  type Waiting,
} from "./repo.ts";

type ModelHealth = Health["models"][number];

/** What the house stands on. */
export interface Ground {
  /** Absent where nobody says, as in tests. */
  database?: "pglite" | "postgres";
  /** Bytes that are left where files are kept. */
  freeDisk?: () => Promise<number>;
}

export interface HealthNeeds {
  db: Db;
  clock: Clock;
  startedAt: Date;
  version: string;
  ground: Ground;
  /** How the providers of a model fare; none where it is built in. */
  standingOf: (modelKey: string) => ProviderStanding[];
  /** What was asked of each route, and with what success; absent where nobody counts. */
  routeErrors: (() => Promise<Health["routes"]>) | undefined;
}

const dayMs = 86_400_000;
const mostRoutes = 50;
const nothing = { turns: 0, failed_turns: 0, coins: 0, prompt_tokens: 0, completion_tokens: 0 };

function providerAnswer(one: ProviderStanding): ModelHealth["providers"][number] {
  const { provider, model, standing } = one;
  const { state, failures, restsUntil, lastFailure } = standing;
  return {
    provider,
    model,
    state,
    failures,
    rests_until: restsUntil?.toISOString() ?? null,
    last_error: lastFailure && {
      at: lastFailure.at.toISOString(),
      kind: lastFailure.kind,
      status: lastFailure.status ?? null,
      why: lastFailure.why,
    },
  };
}

function queueAnswer({ waiting, oldest }: Waiting) {
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

async function models({ db, clock, standingOf }: HealthNeeds, days: number) {
  const since = new Date(clock.now().getTime() - days * dayMs);
  const spent = new Map((await findSpent(db, firstIdOf(since))).map((one) => [one.model, one]));
  const all: ModelHealth[] = [];
  for (const kind of modelKinds)
    for (const { model_key } of modelBook[kind]) {
      const { model: _model, ...cost } = spent.get(model_key) ?? { model: model_key, ...nothing };
      const providers = standingOf(model_key).map(providerAnswer);
      all.push({ model_key, kind, providers, ...cost });
    }
  return all;
}

async function house({ db, version, ground }: HealthNeeds): Promise<Health["house"]> {
  return {
    version,
    database: ground.database ?? null,
    database_bytes: await findDatabaseSize(db).catch(() => null),
    pictures: await countPictures(db),
    disk_free_bytes: (await ground.freeDisk?.().catch(() => null)) ?? null,
  };
}

/** How the house fares, for those who look after it; nothing in it is a secret or names a player. */
export async function houseHealth(needs: HealthNeeds, days: number): Promise<Health> {
  const { db, clock, startedAt, routeErrors } = needs;
  const { mails, jobs, turns } = await findQueues(db, clock.now());
  const givenUp = await findGivenUp(db);
  const counted = (await routeErrors?.()) ?? [];
  const routes = counted
    .filter(({ refused, failed }) => refused + failed > 0)
    .toSorted((left, right) => right.failed - left.failed || right.refused - left.refused);
  return {
    since: startedAt.toISOString(),
    now: clock.now().toISOString(),
    house: await house(needs),
    models: await models(needs, days),
    queues: {
      mails: queueAnswer(mails),
      jobs: queueAnswer(jobs),
      turns: queueAnswer(turns),
      given_up: givenUp.map(({ kind, jobs: count, last }) => {
        return { kind, jobs: count, last: last.toISOString() };
      }),
    },
    routes: routes.slice(0, mostRoutes),
  };
}
