import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { momentInName, momentOfParts } from "../../parts/backups/kept/names.ts";
import { unlessGone } from "../../lib/disk.ts";

/** In the data folder: what the database held before each update. */
export const STATES = "before-updates";

/** A start that fails makes the same state again, so of one schema the newest is kept, and that of so many schemas. */
const KEPT = 3;

interface KeptState {
  name: string;
  madeAt: Date;
  /** The number of the newest migration in it. */
  schema: string;
}

const pattern =
  /^katha-(?<day>\d{4}-\d{2}-\d{2})T(?<hour>\d{2})-(?<minute>\d{2})-(?<second>\d{2})Z-at-(?<schema>\d{4})\.tar\.gz$/;

/** `katha-2026-11-29T07-10-00Z-at-0055.tar.gz` */
export function stateName(madeAt: Date, schema: number): string {
  return `katha-${momentInName(madeAt)}-at-${String(schema).padStart(4, "0")}.tar.gz`;
}

function readStateName(name: string): KeptState | undefined {
  const parts = pattern.exec(name)?.groups;
  if (parts?.schema === undefined) return undefined;
  return { name, schema: parts.schema, madeAt: momentOfParts(parts) };
}

/** Newest first. */
export async function listStates(dataDir: string): Promise<KeptState[]> {
  const names = (await unlessGone(readdir(join(dataDir, STATES)))) ?? [];
  return names
    .flatMap((name) => readStateName(name) ?? [])
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

export async function openStates(dataDir: string): Promise<string> {
  const folder = join(dataDir, STATES);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a killed start left half written.
  for (const name of await readdir(folder))
    if (name.endsWith(".part")) await rm(join(folder, name), { force: true });
  return folder;
}

export async function forgetOldStates(dataDir: string): Promise<void> {
  const kept = new Set<string>();
  for (const { name, schema } of await listStates(dataDir)) {
    if (!kept.has(schema) && kept.size < KEPT) kept.add(schema);
    else await rm(join(dataDir, STATES, name), { force: true });
  }
}
