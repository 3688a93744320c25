import type { Clock } from "../../lib/clock.ts";
import { AddressRefused } from "../../lib/outgoing/guarded-fetch.ts";
import { encryptPush, type PushKeys } from "./encrypt.ts";
import type { Vapid } from "./vapid.ts";

export interface PushNeeds {
  vapid: Vapid;
  /** Connects to public addresses alone, and follows no redirect. */
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** How long a push service may take to answer. */
  timeLimitMs?: number;
}

/** `gone`: the browser has left, or this was never one; `later`: not taken now, and not before so long. */
type Delivery =
  | { kind: "taken" }
  | { kind: "gone" }
  | { kind: "later"; afterMs: number; why: string };

/** News that is older is not pushed: the list has it. */
export const pushLastsMs = 86_400_000;
const longestWaitMs = 86_400_000;
const tenSeconds = 10_000;

/** `Retry-After`, as seconds or as a date. */
function askedWait(answer: Response, now: Date): number {
  const written = answer.headers.get("retry-after") ?? "";
  const wait = /^\d+$/.test(written)
    ? Number(written) * 1_000
    : Date.parse(written) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), longestWaitMs);
}

function encrypted(message: unknown, keys: PushKeys): Buffer | undefined {
  try {
    return encryptPush(Buffer.from(JSON.stringify(message)), keys);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // The key is no point of the curve: no browser gave it.
    return undefined;
  }
}

/** Hands a message to a device's push service. */
export async function sendPush(
  { vapid, fetch, clock, timeLimitMs = tenSeconds }: PushNeeds,
  { endpoint, p256dh, auth }: PushKeys & { endpoint: string },
  message: unknown,
  stopped: AbortSignal,
): Promise<Delivery> {
  const body = encrypted(message, { p256dh, auth });
  if (body === undefined) return { kind: "gone" };
  const url = new URL(endpoint);
  try {
    const answer = await fetch(url, {
      method: "POST",
      redirect: "error",
      headers: {
        authorization: await vapid.authorizationFor(url),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(pushLastsMs / 1_000),
        // A device that was away gets the newest alone.
        topic: "news",
      },
      body: new Uint8Array(body),
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeLimitMs)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return { kind: "taken" };
    if (answer.status === 404 || answer.status === 410) return { kind: "gone" };
    return {
      kind: "later",
      afterMs: askedWait(answer, clock.now()),
      why: `status ${answer.status}`,
    };
  } catch (error) {
    stopped.throwIfAborted();
    // A name that leads into a private network is no push service's.
    if (error instanceof AddressRefused) return { kind: "gone" };
    return { kind: "later", afterMs: 0, why: error instanceof Error ? error.name : "unknown" };
  }
}
