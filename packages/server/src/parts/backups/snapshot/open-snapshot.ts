import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import {
  openEmbedded,
  openPostgres,
  type Db,
  type EngineName,
  type OpenDatabase,
  type Tx,
} from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { copyFolder } from "./copied-folder.ts";

/** The database as it was at one moment, while others go on writing to it. */
export interface Snapshot {
  tx: Db;
  close: () => Promise<void>;
}

export interface Source {
  engine: EngineName;
  open(): Promise<Snapshot>;
}

async function snapshotOf(database: OpenDatabase): Promise<Snapshot> {
  await using opened = new AsyncDisposableStack();
  opened.defer(database.close);
  const tx = await database.db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  opened.defer(() => tx.rollback().execute());
  return { tx, close: closeLater(opened) };
}

/** What closes all of it, in the place of the scope in which it was opened. */
function closeLater(opened: AsyncDisposableStack): () => Promise<void> {
  const moved = opened.move();
  return () => moved.disposeAsync();
}

/** PostgreSQL keeps a moment for whoever reads it, for as long as they read. */
export function postgresSource(address: { url: string; polls: boolean }): Source {
  return {
    engine: "postgres",
    open: async () =>
      snapshotOf(await openPostgres({ ...address, connections: 1, statementMs: 0 })),
  };
}

interface EmbeddedSource {
  db: Db;
  clock: Clock;
  /** The folder of the engine's files. */
  cluster: string;
  /** Where the copy may lie: the same disk, so that the copy may share its blocks. */
  scratch: string;
  /** Called with the milliseconds that everybody else waited. */
  onHeld?: ((milliseconds: number) => void) | undefined;
}

/**
 * The embedded engine has one session for everybody, and a read of minutes would let every turn wait for it. Its files are
 * copied instead, and a second engine reads the copy; others wait only while the files that changed meanwhile are copied.
 */
export function embeddedSource({ db, clock, cluster, scratch, onHeld }: EmbeddedSource): Source {
  return {
    engine: "pglite",
    open: async () => {
      const copy = join(scratch, "cluster");
      await using opened = new AsyncDisposableStack();
      opened.defer(() => rm(scratch, { recursive: true, force: true }));
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      await sql`checkpoint`.execute(db);
      await copyFolder(cluster, copy, clock.now(), (work) => hold(db, work, { clock, onHeld }));
      const { tx, close } = await snapshotOf(await openEmbedded({ dataDir: copy }));
      opened.defer(close);
      return { tx, close: closeLater(opened) };
    },
  };
}

/** Whoever has the one connection is alone with the files. */
async function hold(
  db: Db,
  work: () => Promise<void>,
  { clock, onHeld }: Pick<EmbeddedSource, "clock" | "onHeld">,
): Promise<void> {
  await db.connection().execute(async (alone) => {
    const began = clock.now().getTime();
    await sql`checkpoint`.execute(alone);
    await work();
    onHeld?.(clock.now().getTime() - began);
  });
}

/** A transaction in which nobody else writes, and in which the backup leaves nothing behind. */
export function heldSource(engine: EngineName, tx: Tx): Source {
  return {
    engine,
    open: async () => {
      await sql`savepoint backup`.execute(tx);
      return {
        tx,
        close: async () => {
          await sql`rollback to savepoint backup`.execute(tx);
        },
      };
    },
  };
}

/** The embedded database of a server that is stopped. The caller has the folder's lock. */
export function closedSource(cluster: string): Source {
  return {
    engine: "pglite",
    open: async () => snapshotOf(await openEmbedded({ dataDir: cluster })),
  };
}
