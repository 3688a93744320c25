import { sql } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { AppDependencies } from "./dependencies.ts";
import { accountDataOf, onNewAccount } from "./features/accounts.ts";
import { claimedRole } from "./features/admin/claimed-role.ts";
import {
  createLimits,
  passwordProof,
  secondFactorStatus,
  type WayIn,
} from "./features/auth/index.ts";
import {
  createLocalEngine,
  createPlayableStories,
  createTurnRunner,
} from "./features/game/index.ts";
import { storyToHear } from "./features/game/index.ts";
import { createCovers } from "./features/media/index.ts";
import { ownKeysInTurns } from "./features/models/own-keys/own-keys-in-turns.ts";
import { hasTextModel, offeredModels } from "./features/models/index.ts";
import { readableIds } from "./features/stories/sharing/readers.ts";
import { basePathOf } from "./lib/base-path-of.ts";
import type { RequestCounts } from "./http/monitoring/metrics.ts";

/** What the features need, made of what the server has been given. */
export function createServices(
  given: AppDependencies,
  { log, requests }: { log: FastifyBaseLogger; requests: RequestCounts },
) {
  const { db, clock, secret, jobs, media, servedBy, priceOf, siteSettings } = given;
  const playableStories = createPlayableStories();
  const ownKeyProviders = { secret, ...given.ownKeyProviders };
  const shared = {
    ...given,
    log,
    ownKeyProviders,
    ownKeys: ownKeysInTurns({ ...given, log, ownKeyProviders }),
    limits: createLimits({ db, clock, secret }),
    models: () => offeredModels(servedBy, priceOf),
    budgets: given.boundModels.budgets,
    costOf: given.boundModels.costOf,
    playableStories,
    engine: given.storyEngine ?? createLocalEngine({ db, playableStories }),
    store: media,
    basePath: basePathOf(given.publicUrl),
    onNewAccount,
    waysIn: [] as WayIn[],
    claimedRole: claimedRole({ ...given, log }),
    watch: given.watchTurns,
  };
  return {
    ...shared,
    runner: createTurnRunner(shared),
    covers: createCovers(shared),
    readableIds,
    storyToHear: storyToHear({ db, playableStories }),
    hasTextModel: () => hasTextModel(servedBy),
    accountData: accountDataOf({ clock, jobs }),
    provePassword: passwordProof(shared),
    secondFactorStatus: secondFactorStatus({ db, siteSettings }),
    startedAt: clock.now(),
    routeErrors: () => requests.byRoute(),
    slowCalls: () => requests.slowest(),
    checkDatabase: () => sql`select 1`.execute(db),
    checkStorage: () => media.check(),
  };
}

export type Services = ReturnType<typeof createServices>;
