import { tmpdir } from "node:os";
import { join } from "node:path";
import { providerPresets } from "@katha/api/contract";
import { allBuiltIn } from "@katha/narrator";
import { pino } from "pino";
import { createReads } from "../db/reads.ts";
import type { AppDependencies } from "../dependencies.ts";
import { identifyByToken } from "../features/auth/index.ts";
import { createBackups } from "../parts/backups/schedule/backups.ts";
import { folderPlace } from "../parts/backups/kept/folder-place.ts";
import { coverRefused } from "../features/media/covers/cover-problems.ts";
import { createIntake, createMediaStore, folderStorage } from "../features/media/index.ts";
import { openBoundModels } from "../features/models/bound-models.ts";
import { ownModelOffers } from "../parts/own-models/list.ts";
import { thisMachine } from "../parts/own-models/machine.ts";
import { openOwnModels } from "../parts/own-models/own-models.ts";
import { openRuntime } from "../parts/own-models/runtime.ts";
import { openTeller } from "../parts/own-models/teller.ts";
import { guardedFetch } from "../lib/outgoing/guarded-fetch.ts";
import { createQuotas } from "../features/quotas/index.ts";
import { limitsOf, openSiteSettings, type SiteValues } from "../features/site-settings/index.ts";
import { openProver } from "../features/review/prover.ts";
import { pathOf } from "../http/pages/app-routes.ts";
import { isThisMachine } from "../lib/this-machine.ts";
import { appPages } from "./app-routes.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { scriptedPainters } from "./scripted-painters.ts";

export interface TestAppOptions extends Partial<AppDependencies> {
  /** What the server's file decides about the site. */
  fileSettings?: Partial<SiteValues>;
}

type Given = TestAppOptions &
  Pick<AppDependencies, "db" | "clock" | "ids" | "secret" | "jobs" | "signals">;

/** In tests of one server, leases alone decide who writes a turn. */
const noOtherServers = (id: string): AppDependencies["servers"] => ({
  id,
  isAlive: () => false,
  hasOthers: () => false,
  tells: () => {},
});

const refusingPictures = () => Promise.reject(coverRefused("cover_unreachable"));

const guarded = guardedFetch({ allowsPrivate: false });

/** Providers of tests are on this machine; no other host is asked. */
const askingThisMachine: typeof fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  if (isThisMachine(hostname)) return guarded(input, init);
  return Promise.reject(new TypeError("Tests ask this machine alone."));
};

/** Models that could be brought, and are not: nothing is installed or downloaded in tests that do not say how. */
const noOwnModels = (clock: AppDependencies["clock"], id: string) => {
  const folder = join(tmpdir(), `katha-models-${id}`);
  const refused = () => Promise.reject(new Error("Tests install nothing."));
  const runtime = openRuntime({ parent: join(folder, "runtime"), install: refused });
  const start = () => {
    throw new Error("Tests run no models.");
  };
  return openOwnModels({
    offers: ownModelOffers,
    folder,
    mirror: "http://127.0.0.1:9",
    runtime,
    teller: openTeller({ start, runtime: runtime.folder, threads: 1 }),
    machine: thisMachine(),
    clock,
    fetch: askingThisMachine,
    lock: () => Promise.resolve({ release: () => Promise.resolve() }),
    log: { warn: () => {} },
  });
};

/** One thread proves the stories of all servers in this process, as starting one takes longer than most tests. */
const sharedProver = { ...openProver(), close: () => Promise.resolve() };

/** A machine with room to spare, which asks nobody. */
export const testHost: AppDependencies["host"] = {
  database: "pglite",
  disk: () => Promise.resolve({ all: 500 * 1024 ** 3, free: 200 * 1024 ** 3 }),
  memory: () => ({ used: 200 * 1024 ** 2, limit: 4 * 1024 ** 3 }),
  sendsMail: () => true,
  newestVersion: undefined,
  certificateEnd: undefined,
};

/** Backups could be started, and nobody makes them. */
const noBackups = ({ db, clock, ids, jobs }: Given): AppDependencies["backups"] =>
  createBackups({
    db,
    clock,
    ids,
    jobs,
    place: folderPlace(join(tmpdir(), `katha-backups-${ids()}`)),
    isScheduled: false,
    isOnlyServer: false,
    isSealed: false,
    write: () => Promise.reject(new Error("Tests make no backups.")),
  });

/** A whole server's dependencies where a test names only some: everything is built in, and nothing is fetched. */
export function appDependencies(given: Given): AppDependencies {
  const { db, clock, ids, secret, signals, fileSettings = {} } = given;
  const media =
    given.media ??
    createMediaStore({ storage: folderStorage(join(tmpdir(), `katha-media-${given.ids()}`)) });
  const siteSettings =
    given.siteSettings ??
    openSiteSettings({ db, clock, ids, secret, signals, file: fileSettings, onFault: () => {} });
  const quotas = given.quotas ?? createQuotas(() => limitsOf(siteSettings.now()));
  const ownModels = given.ownModels ?? noOwnModels(clock, given.ids());
  const boundModels =
    given.boundModels ??
    openBoundModels({
      ...given,
      log: { warn: () => {} },
      file: given.modelsFile ?? allBuiltIn,
      fetch: askingThisMachine,
      fetchPicture: refusingPictures,
      limits: given.modelLimits,
    });
  return {
    reads: createReads({ db }),
    servers: noOtherServers(given.ids()),
    logger: pino({ level: "silent" }, { write: () => {} }),
    activity: { began: () => {}, ended: () => {} },
    version: "0.0.0-test",
    identify: identifyByToken({ db, clock, secret, siteSettings, allowsPasswords: true }),
    passwords: cheapPasswords,
    googleClientId: undefined,
    openId: [],
    proxyHeaders: undefined,
    allowsPasswords: true,
    siteSettings,
    mailTransport: async () => {},
    media,
    intake: createIntake({ db, clock, secret, store: media, quotas }),
    quotas,
    fetchPicture: refusingPictures,
    servedBy: boundModels.servedBy,
    providerStatusOf: boundModels.providerStatusOf,
    writer: boundModels.writer,
    priceOf: boundModels.priceOf,
    boundModels,
    ownModels,
    modelsFile: allBuiltIn,
    addressRules: { allowsPrivate: false },
    runtimeKinds: [],
    ownKeyProviders: { presets: providerPresets, fetch: askingThisMachine },
    narratorFor: boundModels.narratorFor,
    painters: scriptedPainters,
    paint: {
      paint: () => Promise.reject(new Error("Tests paint nothing.")),
      inWords: ({ text }) => text,
    },
    backups: given.backups ?? noBackups(given),
    pushKey: undefined,
    dataDir: join(tmpdir(), `katha-data-${given.ids()}`),
    modelMirror: "http://127.0.0.1:9",
    npmEnvironment: {},
    site: () => "https://katha.test",
    pathOf: async (page, param) => pathOf(appPages, page, param),
    prover: sharedProver,
    publicUrl: undefined,
    mcp: false,
    appFolder: undefined,
    secure: false,
    host: testHost,
    metrics: {
      connections: () => ({ open: 0, idle: 0, waitedFor: 0, lent: 0 }),
      token: undefined,
      isAlone: false,
    },
    cacheResponsesMs: 0,
    turnAwayAfter: 0,
    // The tests' clock does not move, so a minute's budget would have to last for a whole file.
    requestBudgets: 1_000,
    trustedProxies: [],
    allowedOrigins: [],
    ...given,
  };
}
