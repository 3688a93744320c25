import { join } from "node:path";
import type { Logger } from "pino";
import type { FastifyInstance } from "fastify";
import type { Config } from "../settings/config.ts";
import { noteProgram } from "../db/last-program.ts";
import {
  MigrationFailed,
  MigrationRefused,
  type MigrateOptions,
  type PlannedUpdate,
} from "../db/migrate.ts";
import type { Db, OpenDatabase, PollSignals } from "../db/open.ts";
import { createReads, type FollowedReads, type Reads } from "../db/reads.ts";
import { createJobQueue, type JobQueue } from "../jobs/job-queue.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import type { JobKind } from "../jobs/kinds.ts";
import { embeddedUpkeep, jobsSweep } from "../jobs/upkeep.ts";
import { basePathOf } from "../lib/base-path-of.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { Secret } from "../lib/secret.ts";
import type { Signals } from "../db/signals.ts";
import type { Activity } from "../supervision/activity.ts";
import { createPresence, type Presence } from "../servers/presence.ts";
import { openBackupFolder, openDataFolder } from "../lib/data-folder.ts";
import {
  ensureAdministrator,
  type NewAdministrator,
  type OnNewAccount,
} from "./first-administrator.ts";
import { addressOf, listen, refuseTakenPlace } from "./listening.ts";
import { lockFolder } from "../lib/folder-lock.ts";
import { openSecret } from "./server-secret.ts";
import { requireSharedSecret } from "./shared-secret.ts";
import { type DatabaseStart, startDatabase } from "./database.ts";
import { thisProgram } from "./program.ts";
import type { Progress, ReportStep } from "./progress.ts";
import { StartupError } from "../lib/startup-error.ts";

/** What startup provides to the app. */
export interface StartupContext {
  config: Config;
  db: Db;
  reads: Reads;
  /** Undefined where nothing is read from a replica. */
  replica: FollowedReads | undefined;
  connections: OpenDatabase["connections"];
  signals: Signals;
  /** The servers of the database, this one included. */
  servers: Presence;
  clock: Clock;
  ids: Ids;
  log: Logger;
  jobs: JobQueue;
  secret: Secret;
  activity: Activity;
  /** The origin of links in emails; final once the server listens. */
  site: () => string;
}

/** What startup needs from the app: its server, and what must be in the database before it listens. */
export interface Composition {
  buildApp: () => Promise<FastifyInstance>;
  /** Runs before the server listens, and reports how far it is: the catalogue, for example. */
  prepare?: (report: ReportStep) => Promise<unknown>;
  onNewAccount?: OnNewAccount;
  /** Refuses guessable passwords for the first administrator, if others can reach the server. */
  isGuessable?: (password: string, about: readonly string[]) => Promise<boolean>;
  /** A line for whoever started the server, once it is open: something that could be done now. */
  hint?: (address: string) => Promise<string | undefined>;
}

export interface PlannedHere extends PlannedUpdate {
  config: Config;
  clock: Clock;
  /** Prints a line for whoever started the server. */
  say: (line: string) => void;
}

/** Says and keeps what has to be before the database is changed, or refuses. Returns what to do if the start fails. */
export type BeforeUpdate = (update: PlannedHere) => Promise<string>;

type Given = "config" | "clock" | "ids" | "log" | "activity";

export interface StartOptions extends Pick<StartupContext, Given> {
  progress: Progress;
  onFailure: (error: Error) => void;
  beforeUpdate?: BeforeUpdate | undefined;
  loadReplica?: LoadReplica | undefined;
}

/** Loaded where a host reads from a replica, or asks for notifications over a pooler. */
export type LoadReplica = () => Promise<{
  openReplicaReads: (
    needs: Pick<StartupContext, "config" | "db" | "log"> &
      Pick<Presence, "notesWrites" | "allNoteWrites">,
  ) => Promise<FollowedReads | undefined>;
  polledSignals: PollSignals;
}>;

/** What became of an update, for whoever has to take it back. */
interface Update {
  wayBack?: string;
  isDone?: boolean;
}

export interface RunningKatha {
  address: string;
  newAdministrator: NewAdministrator | undefined;
  hint: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** With the embedded database, there is no other server to notice heartbeats. */
const aloneBeatMs = 60_000;

/** Opens everything in order; if a step fails, closes what was opened, in reverse. */
export async function startKatha(
  compose: (context: StartupContext) => Composition,
  options: StartOptions,
): Promise<RunningKatha> {
  const update: Update = {};
  try {
    return await openKatha(compose, options, update);
  } catch (error) {
    if (update.isDone && update.wayBack !== undefined)
      options.progress.say(
        `The database was changed for this version before the start failed. To take that back, run \`npm run rollback\`. ${update.wayBack}`,
      );
    throw error;
  }
}

async function openKatha(
  compose: (context: StartupContext) => Composition,
  { progress: shown, onFailure, beforeUpdate, loadReplica, ...given }: StartOptions,
  update: Update,
): Promise<RunningKatha> {
  const { config, clock, ids, log, activity } = given;
  const program = await thisProgram();
  const progress: Progress = {
    say: (line) => shown.say(line),
    step: (title, work) => {
      activity.isAt(title);
      return shown.step(title, work);
    },
  };
  await using opened = new AsyncDisposableStack();

  await openDataFolder(config.dataDir, (line) => progress.say(line));
  await openBackupFolder(config.backups.place);
  if (config.databaseUrl === undefined) opened.use(await lockFolder(join(config.dataDir, "lock")));
  await refuseTakenPlace(config);
  const secret = await openSecret(config);

  const needsPart = config.replicaUrl !== undefined || config.pollsDatabase;
  const part = needsPart ? await loadReplica?.() : undefined;
  let replica: FollowedReads | undefined = undefined;
  const onLostConnection = () => replica?.distrust();
  const pollSignals = config.pollsDatabase ? part?.polledSignals : undefined;
  const opens = {
    config,
    clock,
    log,
    progress,
    onFailure,
    beforeUpdate,
    onLostConnection,
    pollSignals,
  };
  const database = await openDatabase(opens, update);
  opened.defer(() => database.close());

  const { db, connections, signals } = database;
  if (config.databaseUrl !== undefined) await requireSharedSecret({ db, clock, secret, config });
  const servers = createPresence({
    db,
    clock,
    log,
    id: ids(),
    name: config.serverName,
    version: program.version,
    readsReplica: config.replicaUrl !== undefined,
    ...(database.engine === "pglite" && { beatEveryMs: aloneBeatMs }),
  });
  opened.defer(() => servers.stop());
  const notesWrites = () => database.engine === "postgres" && servers.notesWrites();
  const allNoteWrites = () => servers.allNoteWrites();
  replica = await part?.openReplicaReads({ config, db, log, notesWrites, allNoteWrites });
  opened.defer(async () => replica?.close());
  let { site } = config;
  const context: StartupContext = {
    ...given,
    db,
    reads: replica?.reads ?? createReads({ db, notesWrites, log }),
    replica,
    connections,
    signals,
    servers,
    secret,
    jobs: createJobQueue({ db, clock, ids }),
    site: () => site,
  };
  const composition = compose(context);
  const newAdministrator = await ensureAdministrator(
    { ...context, onNewAccount: composition.onNewAccount },
    {
      ...config.firstAdministrator,
      isGuessable: config.isAlone ? undefined : composition.isGuessable,
    },
  );
  if (composition.prepare) {
    const { prepare } = composition;
    await progress.step("Loading the catalogue", prepare);
  }

  const app = await progress.step("Opening the doors", composition.buildApp);
  opened.defer(() => app.close());
  const runner = createJobRunner(
    context.jobs,
    [jobsSweep, ...(database.engine === "pglite" ? embeddedUpkeep : []), ...app.jobs].map((kind) =>
      namedInActivity(kind, activity),
    ),
    { db, clock, log },
  );
  opened.defer(() => runner.stop());
  await servers.start();
  await replica?.start();
  await listen(app, config);
  const address = addressOf(app, config) + basePathOf(config.publicUrl);
  site = config.publicUrl ?? (config.socket === undefined ? address : config.site);
  // The embedded database has no other servers. A backup's lease, for one, holds for hours.
  if (config.databaseUrl === undefined) await context.jobs.releaseLeft();
  await runner.start();
  await noteProgram(db, program, clock.now());
  // What starting needed is garbage now; V8 by itself would keep it.
  globalThis.gc?.();

  const rest = opened.move();
  return {
    address,
    newAdministrator,
    hint: async () => composition.hint?.(site),
    close: () => rest.disposeAsync(),
  };
}

function namedInActivity(kind: JobKind, activity: Activity): JobKind {
  const name = `job ${kind.name}`;
  return {
    ...kind,
    run: async (payload, context) => {
      activity.began(name);
      try {
        await kind.run(payload, context);
      } finally {
        activity.ended(name);
      }
    },
  };
}

interface OpenDatabaseOptions extends Omit<DatabaseStart, keyof MigrateOptions> {
  progress: Progress;
  beforeUpdate: BeforeUpdate | undefined;
}

async function openDatabase(
  { progress, beforeUpdate, ...start }: OpenDatabaseOptions,
  update: Update,
): Promise<OpenDatabase> {
  const { config, clock, log } = start;
  const say = (line: string) => progress.say(line);
  return progress.step("Opening the database", async (report) => {
    const migrating: MigrateOptions = {
      beforeUpdate:
        beforeUpdate &&
        (async (planned) => {
          update.wayBack = await beforeUpdate({ ...planned, config, clock, say });
        }),
      onApply: (_migration, position, total) => report(position, total),
    };
    try {
      const { database, applied } = await startDatabase({ ...start, ...migrating });
      log.info(
        { engine: database.engine, applied: applied.map(({ name }) => name) },
        "Database open",
      );
      update.isDone = applied.length > 0;
      return database;
    } catch (error) {
      if (error instanceof MigrationRefused) throw new StartupError(error.message);
      if (!(error instanceof MigrationFailed)) throw error;
      log.error({ err: error.cause }, "A change of the database could not be made");
      throw new StartupError(
        `${error.message} Nothing of the update stayed: the database is as it was. ${update.wayBack ?? ""}`.trimEnd(),
      );
    }
  });
}
