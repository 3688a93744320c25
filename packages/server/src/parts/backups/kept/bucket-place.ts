import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Clock } from "../../../lib/clock.ts";
import { readBucketUrl, signedRequest } from "../../../features/media/index.ts";
import { BackupFault } from "../backup-fault.ts";
import { readBackupName } from "./names.ts";
import type { BackupPlace, KeptBackup } from "./place.ts";

interface BucketPlace {
  /** `s3://bucket/prefix` */
  place: string;
  /** The address of the pictures' bucket, whose host and keys are used. */
  pictures: string;
  /** A folder for the file until it is sent. */
  scratch: string;
  clock: Clock;
  partBytes?: number;
}

/** A part is held in memory; ten thousand of them are the most. */
const PART_BYTES = 32 * 2 ** 20;
const TIME_LIMIT_MS = 120_000;

export function bucketPlace(given: BucketPlace): BackupPlace {
  const { place, pictures, scratch, clock, partBytes = PART_BYTES } = given;
  const { base, keys } = readBucketUrl(pictures);
  const [bucket = "", ...rest] = place.slice("s3://".length).replace(/\/$/, "").split("/");
  const prefix = rest.length === 0 ? "" : `${rest.join("/")}/`;
  const root = new URL(`/${bucket}`, base);
  const urlOf = (name: string, query: Record<string, string> = {}) => {
    const url = new URL(name === "" ? root : `${root.href}/${prefix}${name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    return url;
  };

  async function ask(method: string, url: URL, body?: Uint8Array): Promise<Response> {
    const signal = method === "GET" ? undefined : AbortSignal.timeout(TIME_LIMIT_MS);
    const answer = await fetch(
      await signedRequest(keys, { method, url, body, signal, at: clock.now() }),
    );
    if (answer.ok || (answer.status === 404 && method === "GET")) return answer;
    await answer.body?.cancel();
    throw new BackupFault(
      `The bucket of KATHA_BACKUPS answered ${answer.status} to ${method}. See that it exists, and that the keys of KATHA_MEDIA_BUCKET may write to it.`,
    );
  }

  /** A file of any size, part by part; S3 shows it when the last is there. */
  async function send(name: string, file: string): Promise<void> {
    const begun = await (await ask("POST", urlOf(name, { uploads: "" }))).text();
    const uploadId = textIn(begun, "UploadId");
    if (uploadId === undefined) throw new BackupFault("The bucket did not begin the upload.");
    try {
      const tags = await sendParts(name, file, uploadId);
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const whole = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const done = await ask("POST", urlOf(name, { uploadId }), Buffer.from(whole));
      // S3 may find out after it has answered 200.
      if ((await done.text()).includes("<Error>"))
        throw new BackupFault("The bucket could not put the parts of the backup together.");
    } catch (error) {
      await ask("DELETE", urlOf(name, { uploadId })).catch(() => {});
      throw error;
    }
  }

  async function sendParts(name: string, file: string, uploadId: string): Promise<string[]> {
    const handle = await open(file);
    const tags: string[] = [];
    try {
      const { size } = await handle.stat();
      for (let at = 0; at < size; at += partBytes) {
        const part = Buffer.alloc(Math.min(partBytes, size - at));
        await handle.read(part, 0, part.length, at);
        const partNumber = String(tags.length + 1);
        const answer = await ask("PUT", urlOf(name, { partNumber, uploadId }), part);
        tags.push(answer.headers.get("etag") ?? "");
        await answer.body?.cancel();
      }
    } finally {
      await handle.close();
    }
    return tags;
  }

  return {
    kind: "bucket",
    address: place,
    list: async () => {
      const found: KeptBackup[] = [];
      let token: string | undefined;
      do {
        const query = {
          "list-type": "2",
          prefix: `${prefix}katha-`,
          ...(token !== undefined && { "continuation-token": token }),
        };
        const page = await (await ask("GET", urlOf("", query))).text();
        for (const entry of page.split("<Contents>").slice(1)) {
          const read = readBackupName((textIn(entry, "Key") ?? "").slice(prefix.length));
          if (read) found.push({ ...read, bytes: Number(textIn(entry, "Size")) });
        }
        token = textIn(page, "NextContinuationToken");
      } while (token !== undefined);
      return found;
    },
    add: async (name, write) => {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const file = join(scratch, name);
      try {
        await write(file);
        await send(name, file);
      } finally {
        await rm(file, { force: true });
      }
    },
    open: async (name) => {
      const answer = await ask("GET", urlOf(name));
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        return undefined;
      }
      const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
      return { bytes: Number(answer.headers.get("content-length")), stream };
    },
    remove: async (name) => {
      const answer = await ask("DELETE", urlOf(name));
      await answer.body?.cancel();
    },
  };
}

function textIn(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
}
