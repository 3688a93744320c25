import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm, stat, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { errorCodeOf } from "../../lib/error-code.ts";
import { AddressRefused } from "../../lib/outgoing/guarded-fetch.ts";
import { within } from "../../lib/within.ts";
import { BringFault } from "./faults.ts";

export interface Download {
  address: string;
  /** Where it is written; what is there already is not asked for again. */
  path: string;
  bytes: number;
  sha256: string;
  /** Answers redirects as they are: each address is checked when it is connected to. */
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  onProgress: (bytesHere: number) => void;
  /** Free on the disk that is written to. */
  freeBytes: () => Promise<number>;
  /** Without a byte for so long, the connection counts as broken. */
  stallMs?: number;
  /** After a connection that brought something broke. */
  againAfterMs?: number;
}

/** What is left to Katha itself: a full disk would stop its database. */
const keptFreeBytes = 500_000_000;
const lookEveryBytes = 64_000_000;
const mostRedirects = 5;

/** Follows an address to where it leads, never from a sealed connection to an open one. */
async function answerOf(
  address: string,
  { fetch, ...init }: RequestInit & { fetch: typeof globalThis.fetch },
): Promise<Response> {
  let url = new URL(address);
  for (let followed = 0; followed <= mostRedirects; followed += 1) {
    const response = await fetch(url, init);
    const to = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || to === null) return response;
    await response.body?.cancel();
    const next = new URL(to, url);
    const isOpened = url.protocol === "https:" && next.protocol !== "https:";
    if (isOpened || !/^https?:$/.test(next.protocol)) throw new BringFault("address_refused");
    url = next;
  }
  throw new BringFault("mirror_failed");
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

/** The SHA-256 of a file. */
export async function sha256Of(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 2 ** 18 }), hash, { signal });
  return hash.digest("hex");
}

function faultOf(error: unknown, kind: "unreachable" | "broken_off"): Error {
  if (error instanceof BringFault) return error;
  if (error instanceof AddressRefused) return new BringFault("address_refused", { cause: error });
  return new BringFault(errorCodeOf(error) === "ENOSPC" ? "disk_full" : kind, { cause: error });
}

/** What is not here yet; the whole from its beginning where the mirror knows no parts. */
async function askedFor({ address, fetch }: Download, here: number, signal: AbortSignal) {
  const headers = here > 0 ? { range: `bytes=${here}-` } : {};
  const answer = await answerOf(address, { fetch, signal, headers });
  const { status, body } = answer;
  const [, first] = /^bytes (\d+)-/.exec(answer.headers.get("content-range") ?? "") ?? [];
  const from = status === 206 ? Number(first) : 0;
  if (body !== null && (status === 200 || (status === 206 && from === here))) return { from, body };
  await body?.cancel();
  throw new BringFault(status === 404 || status === 410 ? "not_there" : "mirror_failed");
}

/** Writes what comes in one connection. Throws a BringFault where it is not the rest of the file. */
async function receive(given: Download, here: number): Promise<void> {
  const { path, bytes, signal, stallMs = 60_000, onProgress, freeBytes } = given;
  const leaving = new AbortController();
  const connected = AbortSignal.any([signal, leaving.signal]);
  let file: FileHandle | undefined;
  try {
    const { from, body } = await within(stallMs, askedFor(given, here, connected));
    file = await open(path, from === 0 ? "w" : "a");
    let written = from;
    let looked = from;
    const reader = body.getReader();
    for (;;) {
      const { value: piece, done } = await within(stallMs, reader.read());
      if (done) break;
      if (written + piece.length > bytes) throw new BringFault("wrong_checksum");
      await file.writeFile(piece);
      written += piece.length;
      onProgress(written);
      if (written - looked < lookEveryBytes) continue;
      looked = written;
      if ((await freeBytes()) < keptFreeBytes) throw new BringFault("disk_full");
    }
    if (written < bytes) throw new BringFault("broken_off");
  } catch (error) {
    throw faultOf(error, file === undefined ? "unreachable" : "broken_off");
  } finally {
    leaving.abort();
    await file?.close();
  }
}

/**
 * Brings a file, or what is missing of it, and checks it. After an interruption what came is kept: a broken connection
 * that brought something is opened again, and the next call begins where this one ended.
 */
export async function download(given: Download, onCheck: () => void): Promise<void> {
  const { path, bytes, sha256, signal, freeBytes, againAfterMs = 1_000 } = given;
  if ((await sizeOf(path)) > bytes) await rm(path);
  let here = await sizeOf(path);
  if ((await freeBytes()) < bytes - here + keptFreeBytes) throw new BringFault("disk_full");
  while (here < bytes) {
    const before = here;
    try {
      await receive(given, here);
      here = bytes;
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof BringFault ? error.failure : undefined;
      if (failure === "disk_full" || failure === "wrong_checksum") await rm(path, { force: true });
      here = await sizeOf(path);
      if (failure !== "broken_off" || here <= before) throw error;
      await pause(againAfterMs, undefined, { signal });
    }
  }
  onCheck();
  if ((await sha256Of(path, signal)) === sha256) return;
  await rm(path, { force: true });
  throw new BringFault("wrong_checksum");
}
