import { z } from "zod";
import type { NotificationKind } from "@katha/api/contract";
import { defineJob, type JobContext, type JobKind } from "../../jobs/kinds.ts";
import { limitConcurrency } from "../../lib/limit-concurrency.ts";
import { countUnread } from "../../features/notifications/index.ts";
import {
  findDueDevices,
  findUntold,
  forgetDevice,
  letRest,
  markPushed,
  type DeviceRow,
  type DueNews,
} from "./devices-repo.ts";
import { pushLastsMs, sendPush, type PushNeeds } from "./send-push.ts";

const minuteMs = 60_000;
/** News that comes within it is told together, and what the reader sees in the app meanwhile is not told. */
const settlesMs = minuteMs;
const pauseMs = 10 * minuteMs;
const longestRestMs = 6 * 60 * minuteMs;

const batch = 200;
/** The rest is pushed by the next run: a run has an end, however many follow a story. */
const mostInARun = 2_000;
const atOnce = 8;
const named = 3;

/** What the service worker reads. */
export interface PushedNews {
  /** Whom it is for: another reader may be signed in on the device by now. */
  reader: string;
  /** All that is unread, for the badge. */
  unread: number;
  /** The newest; `more` are not among them. */
  news: { id: string; kind: NotificationKind; title: string }[];
  more: number;
}

/** How long a device is left alone: as long as its push service asks, and twice as long with each failure. */
function restOf({ failures }: DeviceRow, afterMs: number): number {
  return Math.max(afterMs, Math.min(minuteMs * 2 ** failures, longestRestMs));
}

/** Pushes unread news to the devices on which readers asked for it. */
export function newsPush(needs: PushNeeds): JobKind {
  const oneOf = limitConcurrency(atOnce);

  async function pushTo(device: DeviceRow, due: DueNews, by: JobContext) {
    const { db, clock, log, signal } = by;
    signal.throwIfAborted();
    const untold = await findUntold(db, device, due, named);
    // Read meanwhile.
    if (untold.length === 0) return;
    const message: PushedNews = {
      reader: device.user_id,
      unread: await countUnread(db, device.user_id),
      news: untold.map(({ id, kind, title }) => ({ id, kind, title: title ?? "" })),
      more: (untold[0]?.all ?? 0) - untold.length,
    };
    const delivery = await sendPush(needs, device, message, signal);
    const at = clock.now();
    if (delivery.kind === "taken") await markPushed(db, device, { at, upTo: due.upTo });
    else if (delivery.kind === "gone") await forgetDevice(db, device);
    else {
      const restMs = restOf(device, delivery.afterMs);
      await letRest(db, device, new Date(at.getTime() + restMs));
      const { host: pushService } = new URL(device.endpoint);
      log.warn({ pushService, why: delivery.why, restMs }, "A push service did not take news");
    }
  }

  return defineJob({
    name: "push-news",
    payload: z.object({}),
    everyMs: minuteMs,
    leaseMs: 15 * minuteMs,
    run: async (_payload, by) => {
      const now = by.clock.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      const due: DueNews = {
        serverKey: needs.vapid.publicKey,
        now,
        pushedBefore: before(pauseMs),
        from: before(pushLastsMs),
        upTo: before(settlesMs),
      };
      let after: string | undefined;
      for (let told = 0; told < mostInARun; told += batch) {
        const devices = await findDueDevices(by.db, due, { after, limit: batch });
        await Promise.all(devices.map((device) => oneOf(() => pushTo(device, due, by))));
        after = devices.at(-1)?.id;
        if (devices.length < batch) return;
      }
    },
  });
}
