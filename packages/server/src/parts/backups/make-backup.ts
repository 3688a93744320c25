import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { findLastProgram } from "../../db/last-program.ts";
import { findApplied } from "../../db/migrate.ts";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import { unlessGone } from "../../lib/disk.ts";
import { originalNames, type Storage } from "../../features/media/index.ts";
import { BackupFault, reasonOfSystem } from "./backup-fault.ts";
import { type ArchiveWriter, writeArchive } from "./format/archive-writer.ts";
import { FORMAT } from "./format/manifest.ts";
import { findTables, readRows, type TableColumns, writeValuesPlainly } from "./snapshot/tables.ts";
import type { Snapshot, Source } from "./snapshot/open-snapshot.ts";

export interface BackupNeeds {
  source: Source;
  /** Undefined: they are not taken, because a restore will find them where they are. */
  pictures: Pick<Storage, "read"> | undefined;
  /** Where e-mails are files. */
  mailFolder: string;
  /** Files of settings, by name. */
  settings: Readonly<Record<string, string>>;
  withSecrets: boolean;
  app: string;
  clock: Clock;
  signal?: AbortSignal | undefined;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  rows: number;
  tables: number;
  pictures: number;
  missingPictures: number;
  mails: number;
}

/** Writes a whole backup to `file`, or leaves nothing there. */
export async function makeBackup(
  file: string,
  passphrase: string | undefined,
  needs: BackupNeeds,
): Promise<MadeBackup> {
  if (needs.withSecrets && passphrase === undefined)
    throw new BackupFault(
      "A backup with secrets must be sealed: set KATHA_BACKUP_PASSPHRASE. Nothing was written.",
    );
  try {
    const made = await write(file, passphrase, needs);
    return { ...made, file, bytes: (await stat(file)).size };
  } catch (error) {
    if (error instanceof BackupFault || needs.signal?.aborted) throw error;
    const reason = reasonOfSystem(error);
    if (reason === undefined) throw error;
    throw new BackupFault(
      `The backup could not be written to ${file}: ${reason}. Nothing is left of it, and Katha's data is as it was.`,
    );
  }
}

async function write(file: string, passphrase: string | undefined, needs: BackupNeeds) {
  const { source, app, clock, withSecrets, settings, signal, pictures } = needs;
  const made = { rows: 0, tables: 0, pictures: 0, missingPictures: 0, mails: 0 };
  await using held = new AsyncDisposableStack();
  const { tx, close } = await openUnlessStopped(source, signal);
  held.defer(close);
  await writeValuesPlainly(tx);
  const tables = await findTables(tx);
  const program = await findLastProgram(tx);
  const hashes = await findPictures(tx);
  const about = {
    katha: "backup" as const,
    format: FORMAT,
    made_at: clock.now().toISOString(),
    app,
    engine: source.engine,
    migrations: await findApplied(tx),
    tables,
    with_secrets: withSecrets,
    ...(pictures === undefined && { without_pictures: true }),
    ...(program && { program }),
  };
  const fill = async (writer: ArchiveWriter) => {
    const rows = await addTables(tx, tables, writer);
    // Pictures never change, so they can be read after it.
    await held.disposeAsync();
    Object.assign(made, await addPictures(needs, hashes, writer));
    made.mails = await addMails(needs, writer);
    for (const [name, text] of Object.entries(settings))
      await writer.add("settings", name, Buffer.from(text));
    made.tables = Object.keys(tables).length;
    made.rows = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { rows, missing_pictures: made.missingPictures };
  };
  await writeArchive({ file, passphrase, about, signal, fill });
  return made;
}

/** The embedded database takes longer to open than a server to stop; what opens after that is closed again. */
async function openUnlessStopped(
  source: Source,
  signal: AbortSignal | undefined,
): Promise<Snapshot> {
  signal?.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  const opening = source.open();
  try {
    return await Promise.race([opening, stopped.promise]);
  } catch (error) {
    opening.then((snapshot) => snapshot.close()).catch(() => {});
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

async function findPictures(tx: Db): Promise<string[]> {
  const rows = await tx.selectFrom("media").select("hash").orderBy("hash").execute();
  return rows.map(({ hash }) => hash);
}

const PART_BYTES = 2 ** 20;

/** Returns the rows of each table. */
async function addTables(
  tx: Db,
  tables: TableColumns,
  writer: ArchiveWriter,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, columns] of Object.entries(tables)) {
    let lines: string[] = [];
    let bytes = 0;
    let parts = 0;
    counts[table] = 0;
    const flush = async () => {
      if (lines.length === 0) return;
      parts += 1;
      const name = `${table}/${String(parts).padStart(6, "0")}.ndjson`;
      await writer.add("tables", name, Buffer.from(`${lines.join("\n")}\n`));
      lines = [];
      bytes = 0;
    };
    for await (const batch of readRows(tx, table, columns)) {
      counts[table] += batch.length;
      for (const line of batch) {
        lines.push(line);
        bytes += line.length;
        if (bytes >= PART_BYTES) await flush();
      }
    }
    await flush();
  }
  return counts;
}

async function addPictures(
  { pictures }: BackupNeeds,
  hashes: readonly string[],
  writer: ArchiveWriter,
) {
  if (pictures === undefined) return;
  let found = 0;
  for (const hash of hashes) {
    let isThere = false;
    for (const name of originalNames(hash)) {
      const bytes = await pictures.read(name);
      if (bytes === null) continue;
      await writer.add("pictures", name, bytes);
      isThere = true;
    }
    if (isThere) found += 1;
  }
  return { pictures: found, missingPictures: hashes.length - found };
}

async function addMails({ mailFolder }: BackupNeeds, writer: ArchiveWriter): Promise<number> {
  const names = (await unlessGone(readdir(mailFolder))) ?? [];
  const mails = names.filter((name) => name.endsWith(".eml")).toSorted();
  for (const name of mails) await writer.add("mails", name, await readFile(join(mailFolder, name)));
  return mails.length;
}
