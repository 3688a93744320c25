import { url as debuggerAddress } from "node:inspector";
import process from "node:process";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { createActivity, type Activity } from "./activity.ts";
import type { Beat } from "./beat.ts";
import { heardByThread, type SilenceLimits } from "./silence.ts";

const beatEveryMs = 1_000;
/** What a parent has not read piles up here: one that is stopped is told no more. */
const mostUnsent = 1_000;

export interface HeartbeatOptions {
  log: Logger;
  limits?: SilenceLimits | undefined;
}

/**
 * Tells the parent each second that this thread turns, and at once what it begins. Without a parent that listens, a
 * thread of this process does.
 */
export function startHeartbeat({ log, limits = heardByThread }: HeartbeatOptions): Activity {
  const tell = process.connected ? toParent() : toThread(limits, log);
  const beat = () => tell({ ...activity.now(), isDebugged: debuggerAddress() !== undefined });
  const activity = createActivity(beat);
  setInterval(beat, beatEveryMs).unref();
  beat();
  return activity;
}

function toParent(): (beat: Beat) => void {
  let unsent = 0;
  return (beat) => {
    if (unsent >= mostUnsent || !process.connected) return;
    unsent += 1;
    process.send?.(beat, undefined, undefined, () => {
      unsent -= 1;
    });
  };
}

function toThread(limits: SilenceLimits, log: Logger): (beat: Beat) => void {
  const thread = new Worker(new URL("./watching-thread.ts", import.meta.url), {
    workerData: limits,
    execArgv: [],
  });
  thread.unref();
  thread.on("error", (err) => log.error({ err }, "Nobody watches whether this server is stuck"));
  return (beat) => thread.postMessage(beat, []);
}
