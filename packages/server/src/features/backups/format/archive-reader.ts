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
  /** Throws to read no further. */
  onAbout?: (about: About) => void;
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

/** Reads a backup from its first byte to its last, and fails unless all of it is what was written. */
export async function readArchive(options: ReadOptions): Promise<ReadBackup> {
  const { file } = options;
  const tar = extract();
  const packed = requireGzip(file, openFile(file, options.passphrase));
  const ended = pipeline(packed, createGunzip(), new PassThrough(), tar).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  let ofCaller: { error: unknown } | undefined;
  const asCaller = async (work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      ofCaller = { error };
      throw error;
    }
  };
  try {
    const read = await readEntries(tar, {
      file,
      onAbout: (begun) => asCaller(() => options.onAbout?.(begun)),
      onEntry: (entry) => asCaller(() => options.onEntry?.(entry)),
    });
    const failed = await ended;
    if (failed) throw failed;
    return read;
  } catch (error) {
    tar.destroy();
    if (ofCaller) {
      await ended;
      throw ofCaller.error;
    }
    // The stream's own error says more than that of the tar that it broke off.
    const reason = await ended;
    return refuse(file, error instanceof BackupFault ? error : (reason ?? error));
  }
}

/** What a backup says of itself. The rest of it is not read, so it may still be damaged. */
export async function readAbout(file: string, passphrase: string | undefined): Promise<About> {
  let found: About | undefined;
  const enough = new Error("Enough was read.");
  const onAbout = (read: About) => {
    found = read;
    throw enough;
  };
  try {
    await readArchive({ file, passphrase, onAbout });
  } catch (error) {
    if (error !== enough) throw error;
  }
  if (found === undefined) throw notABackup(file);
  return found;
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
  const whole = createReadStream(file) as AsyncIterable<Buffer>;
  if (head.equals(SEALED_BEFORE)) {
    throw new BackupFault(
      `${file} is sealed in a form from before the first release. Restore it with the last version that opens it, and then start this one: ${lastWithout({ name: "0062_baseline" })}. Nothing was changed.`,
    );
  } else if (!head.equals(SEALED)) {
    yield* whole;
  } else if (passphrase === undefined) {
    throw new BackupFault(
      `${file} is sealed with a passphrase. Give it in KATHA_BACKUP_PASSPHRASE. Nothing was changed.`,
    );
  } else {
    yield* unsealWith(passphrase)(whole);
  }
}

interface EntriesNeeds {
  file: string;
  onAbout: (about: About) => Promise<void>;
  onEntry: (entry: Entry) => Promise<void>;
}

async function readEntries(
  tar: ReturnType<typeof extract>,
  { file, onAbout, onEntry }: EntriesNeeds,
): Promise<ReadBackup> {
  const digests = createDigests();
  let found: { about: About; sha256: string } | undefined;
  let last: Manifest | undefined;
  for await (const stream of tar) {
    const { name, size } = stream.header;
    if (size > LARGEST_ENTRY || last !== undefined)
      throw damaged(file, `${name} is not part of it`);
    const bytes = await buffer(stream);
    if (found === undefined) {
      if (name !== ABOUT) throw notABackup(file);
      found = { about: aboutIn(file, bytes), sha256: sha256(bytes) };
      await onAbout(found.about);
    } else if (name === MANIFEST) {
      last = readManifest(file, bytes);
    } else {
      const entry = entryOf(name, bytes);
      if (entry === undefined) throw damaged(file, `${name} is not part of it`);
      digests.add(entry.section, entry.name, bytes);
      await onEntry(entry);
    }
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

function entryOf(path: string, bytes: Buffer): Entry | undefined {
  const slash = path.indexOf("/");
  const section = sections.find((known) => known === path.slice(0, slash));
  const name = path.slice(slash + 1);
  // Names become files.
  const isPlain = /^[\w.@+-]+(?:\/[\w.@+-]+)?$/.test(name) && !name.includes("..");
  return section && isPlain ? { section, name, bytes } : undefined;
}

function aboutIn(file: string, bytes: Buffer): About {
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
