import { write } from "node:fs";
import process from "node:process";
import { isatty } from "node:tty";
import { parentPort, workerData } from "node:worker_threads";
import { logLine } from "./log-line.ts";
import type { Beat } from "./beat.ts";
import { listenToBeats, type SilenceLimits } from "./silence.ts";

/** The server ends itself earlier, if it still can. */
const closingMayTakeMs = 9_500;
const writingMayTakeMs = 200;

const limits = workerData as SilenceLimits;
const silence = listenToBeats(limits);
let closing: NodeJS.Timeout | undefined;

parentPort?.on("message", (beat: Beat) => {
  silence.hear(beat);
  if (beat.state === "closing") {
    closing ??= setTimeout(() => end("Katha did not close in time"), closingMayTakeMs);
  }
});
setInterval(() => {
  const silentMs = silence.tick();
  if (silentMs !== undefined) end("Katha ends: its main thread is stuck", silentMs);
}, limits.tickMs);

/** The main thread runs no handler any more, so it is killed. A line that nobody reads does not keep it alive. */
function end(msg: string, silentMs?: number): void {
  const { doing } = silence.last();
  const kill = () => process.kill(process.pid, "SIGKILL");
  setTimeout(kill, writingMayTakeMs);
  const line = isatty(2)
    ? `${msg}. Last seen: ${doing}.\n`
    : logLine("fatal", msg, { silentMs, doing });
  write(2, line, kill);
}
