import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { lastWithout } from "../../../db/migrate.ts";
import { errorCodeOf } from "../../../lib/error-code.ts";
import { reasonOf } from "../../../lib/reason-of.ts";
import { BackupFault } from "../backup-fault.ts";
import { createDigests, sha256 } from "./digests.ts";
import { ABOUT, about, type About, FORMAT, manifest, MANIFEST, sections } from "./manifest.ts";
import type { Manifest, Section } from "./manifest.ts";
import { SEALED, SEALED_BEFORE, unsealWith } from "./sealing.ts";

export interface Entry {
  section: Section;
  name: string;
  bytes: Buffer;
}

export interface ReadBackup {
  about: About;
  manifest: Manifest;
}

interface ReadOptions {
  file: string;
  passphrase: string | undefined;
  onEntry?: (entry: Entry) => void | Promise<void>;
}

const GZIP = Buffer.from([0x1f, 0x8b, 8, 0]);
/** No part of a backup is nearly as large. */
const LARGEST_ENTRY = 256 * 2 ** 20;

const notABackup = (file: string) =>
  new BackupFault(`${file} is not a backup of Katha. Nothing was changed.`);
const damaged = (file: string, how: string) =>
  new BackupFault(
    `The backup ${file} is damaged: ${how}. Nothing was changed; use another copy of it.`,
  );
const notPart = (file: string, path: string) => damaged(file, `${path} is not part of it`);

/** Reads a backup from its first byte to its last, and fails unless all of it is what was written. */
export async function readArchive({ file, passphrase, onEntry }: ReadOptions): Promise<ReadBackup> {
  const digests = createDigests();
  let found: { about: About; sha256: string } | undefined;
  let last: Manifest | undefined;
  for await (const { path, bytes } of entriesIn(file, passphrase)) {
    const entry = entryOf(path, bytes);
    if (found === undefined) {
      found = { about: aboutIn(file, path, bytes), sha256: sha256(bytes) };
    } else if (last === undefined && path === MANIFEST) {
      last = readManifest(file, bytes);
    } else if (last === undefined && entry !== undefined) {
      digests.add(entry.section, entry.name, bytes);
      await onEntry?.(entry);
    } else throw notPart(file, path);
  }
  if (found === undefined) throw notABackup(file);
  if (last === undefined) throw damaged(file, "its end is missing");
  if (last.about_sha256 !== found.sha256)
    throw damaged(file, "its beginning does not match its end");
  const sums = digests.read();
  for (const section of sections)
    if (JSON.stringify(sums[section]) !== JSON.stringify(last.sections[section]))
      throw damaged(file, `the checksum of its ${section} is not the one that was written`);
  return { about: found.about, manifest: last };
}

/** What a backup says of itself. The rest of it is not read, so it may still be damaged. */
export async function readAbout(file: string, passphrase: string | undefined): Promise<About> {
  for await (const { path, bytes } of entriesIn(file, passphrase))
    return aboutIn(file, path, bytes);
  throw notABackup(file);
}

async function* entriesIn(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const tar = extract();
  const packed = requireGzip(file, openFile(file, passphrase));
  const ended = pipeline(packed, createGunzip(), new PassThrough(), tar).then(
    () => undefined,
    (error: Error) => error,
  );
  try {
    for await (const stream of tar) {
      const { name, size } = stream.header;
      if (size > LARGEST_ENTRY) throw notPart(file, name);
      yield { path: name, bytes: await buffer(stream) };
    }
    const failed = await ended;
    if (failed !== undefined) throw failed;
  } catch (error) {
    tar.destroy();
    // The stream's own error says more than that of the tar that it broke off.
    refuse(file, error instanceof BackupFault ? error : ((await ended) ?? error));
  } finally {
    tar.destroy();
    await ended;
  }
}

/** Says more than a stream that cannot be unpacked. */
async function* requireGzip(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isGzip = false;
  for await (const chunk of source) {
    isGzip ||= chunk.subarray(0, GZIP.length).equals(GZIP);
    if (!isGzip) break;
    yield chunk;
  }
  if (!isGzip) throw notABackup(file);
}

async function headOf(file: string): Promise<Buffer> {
  await using handle = await open(file);
  const head = Buffer.alloc(SEALED.length);
  const { bytesRead } = await handle.read(head);
  return head.subarray(0, bytesRead);
}

/** The file's bytes, unsealed. */
async function* openFile(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const head = await headOf(file);
  if (head.equals(SEALED_BEFORE))
    throw new BackupFault(
      `${file} is sealed in a form from before the first release. Restore it with the last version that opens it, and then start this one: ${lastWithout({ name: "0062_baseline" })}. Nothing was changed.`,
    );
  const isSealed = head.equals(SEALED);
  if (isSealed && passphrase === undefined)
    throw new BackupFault(
      `${file} is sealed with a passphrase. Give it in KATHA_BACKUP_PASSPHRASE. Nothing was changed.`,
    );
  const bytes = createReadStream(file) as AsyncIterable<Buffer>;
  yield* isSealed && passphrase !== undefined ? unsealWith(passphrase)(bytes) : bytes;
}

function entryOf(path: string, bytes: Buffer): Entry | undefined {
  const slash = path.indexOf("/");
  const section = sections.find((known) => known === path.slice(0, slash));
  const name = path.slice(slash + 1);
  // Names become files.
  const isPlain = /^[\w.@+-]+(?:\/[\w.@+-]+)?$/.test(name) && !name.includes("..");
  return section && isPlain ? { section, name, bytes } : undefined;
}

function aboutIn(file: string, path: string, bytes: Buffer): About {
  if (path !== ABOUT) throw notABackup(file);
  const written = jsonIn(bytes) as { format?: unknown; app?: unknown } | undefined;
  if (typeof written?.format === "number" && written.format > FORMAT)
    throw new BackupFault(
      `${file} was made by a newer Katha (${String(written.app)}), in a form that this one cannot read. Restore it with that version. Nothing was changed.`,
    );
  const read = about.safeParse(written);
  if (!read.success) throw damaged(file, "what it says of itself cannot be read");
  return read.data;
}

function readManifest(file: string, bytes: Buffer): Manifest {
  const read = manifest.safeParse(jsonIn(bytes));
  if (!read.success) throw damaged(file, "its list of contents cannot be read");
  return read.data;
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function refuse(file: string, error: unknown): never {
  if (error instanceof BackupFault) throw error;
  const code = errorCodeOf(error) ?? "";
  if (code === "Z_BUF_ERROR") throw damaged(file, "it is cut off");
  if (code.startsWith("Z_")) throw damaged(file, "its bytes are not the ones that were written");
  if (/^E[A-Z]+$/.test(code))
    throw new BackupFault(`${file} cannot be read: ${reasonOf(error)}. Nothing was changed.`);
  throw isOfTar(error) ? damaged(file, reasonOf(error)) : error;
}

const isOfTar = (error: unknown): boolean =>
  error instanceof Error && /tar|Unexpected end|Invalid/i.test(error.message);
