import { Problem } from "../../../lib/problem.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Storage } from "./folder-storage.ts";
import { signedRequest, type BucketKeys } from "./signed-request.ts";

interface Bucket {
  keys: BucketKeys;
  /** The bucket's URL, with a trailing slash. */
  base: URL;
}

/** Parses `https://key:secret@host/bucket?region=eu-1`. */
export function readBucketUrl(written: string): Bucket {
  const url = new URL(written);
  const base = new URL(`${url.pathname.replace(/\/*$/, "")}/`, url.origin);
  const keys = {
    id: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
  };
  return { base, keys };
}

const timeLimitMs = 15_000;
const attempts = 3;

class BucketFault extends Error {
  override name = "BucketFault";
  readonly mayPass: boolean;
  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** A request that timed out is not retried: the caller has waited long enough. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

function storageAway(cause: unknown): Problem {
  const away = new Problem(
    503,
    "storage_away",
    "We cannot reach our pictures just now. Nothing is lost. Try again in a moment.",
    { headers: { "retry-after": "5" } },
  );
  return Object.assign(away, { cause });
}

/** S3-compatible storage, for several servers that share pictures. */
export function bucketStorage(written: string, { clock }: { clock: Clock }): Storage {
  const { base, keys } = readBucketUrl(written);

  /** Without a name, requests the bucket itself. */
  async function once(method: string, name: string, body?: Uint8Array): Promise<Response> {
    const url = name === "" ? base : new URL(`${name.slice(0, 2)}/${name}`, base);
    const signal = AbortSignal.timeout(timeLimitMs);
    const answer = await fetch(
      await signedRequest(keys, { method, url, body, signal, at: clock.now() }),
    );
    if (answer.ok || answer.status === 404) return answer;
    const { status } = answer;
    await answer.body?.cancel();
    throw new BucketFault(`The bucket answered ${status} to ${method}.`, status >= 500);
  }

  /** Every request can be retried, because a name always stands for the same bytes. */
  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(method, name, body);
      } catch (error) {
        const mayPass = !(error instanceof BucketFault) || error.mayPass;
        if (!mayPass) throw error;
        if (attempt >= attempts || isTimeout(error)) throw storageAway(error);
      }
    }
  }

  return {
    async read(name) {
      const answer = await ask("GET", name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    async write(name, bytes) {
      const answer = await ask("PUT", name, bytes);
      await answer.body?.cancel();
      if (!answer.ok) throw new BucketFault("There is no such bucket.", false);
    },
    async remove(name) {
      const answer = await ask("DELETE", name);
      await answer.body?.cancel();
    },
    async has(name) {
      const answer = await ask("HEAD", name);
      return answer.ok;
    },
    async check() {
      const answer = await once("HEAD", "");
      if (!answer.ok) throw new BucketFault("There is no such bucket.", false);
    },
  };
}
