import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import process from "node:process";
import { sayTo } from "./log-line.ts";
import { isBeat } from "./beat.ts";
import { countRestarts, restartLimits, type RestartLimits } from "./restarts.ts";
import { heardByParent, listenToBeats, type SilenceLimits } from "./silence.ts";

export interface SuperviseOptions {
  /** Starts the server, with a channel for its beats. */
  start: () => ChildProcess;
  /** Calls back for each signal that is meant for the server. Returns what ends that. */
  forwardSignals: (forward: (signal: NodeJS.Signals) => void) => () => void;
  say?: (line: string) => void;
  limits?: Partial<SuperviseLimits>;
}

export interface SuperviseLimits {
  silence: SilenceLimits;
  restarts: RestartLimits;
  /** How long the server may take to end after a signal, and after a second one. */
  endingMs: number;
  endingAtOnceMs: number;
}

const usual: SuperviseLimits = {
  silence: heardByParent,
  restarts: restartLimits,
  endingMs: 10_000,
  endingAtOnceMs: 1_000,
};

interface End {
  code: number;
  /** In words, with the time. */
  how: string;
  doing: string;
  isForGood: boolean;
}

/**
 * Runs the server until it ends or is told to, and starts it again where it falls silent or ends otherwise. Returns the
 * exit code.
 */
export async function supervise(options: SuperviseOptions): Promise<number> {
  const { start, forwardSignals, say = warnHost } = options;
  const limits = { ...usual, ...options.limits };
  const nextRestart = countRestarts(limits.restarts);
  const { most, withinMs } = limits.restarts;
  let child: ChildProcess | undefined;
  let signals = 0;
  let impatience: NodeJS.Timeout | undefined;
  const stopForwarding = forwardSignals((signal) => {
    signals += 1;
    child?.kill(signal);
    const mayTakeMs = signals === 1 ? limits.endingMs : limits.endingAtOnceMs;
    clearTimeout(impatience);
    impatience = setTimeout(() => {
      say(`Katha did not end within ${mayTakeMs / 1_000} s of ${signal} and is killed.`);
      child?.kill("SIGKILL");
    }, mayTakeMs);
  });
  try {
    for (;;) {
      child = start();
      const { code, how, doing, isForGood } = await endOf(child, limits.silence);
      if (signals > 0 || isForGood) return code;
      const restart = nextRestart();
      const bound = `${most} times in ${withinMs / 60_000} minutes`;
      if (restart === undefined) {
        say(`${how} Last seen: ${doing}. It was started again ${bound} and is not any more.`);
        return code;
      }
      say(`${how} Last seen: ${doing}. It is started again (${restart} of at most ${bound}).`);
    }
  } finally {
    clearTimeout(impatience);
    stopForwarding();
  }
}

/** Watches the server until it has ended, and ends it if it is silent for too long. */
async function endOf(child: ChildProcess, limits: SilenceLimits): Promise<End> {
  const silence = listenToBeats(limits);
  let silentMs: number | undefined;
  child.on("message", (message) => {
    if (isBeat(message)) silence.hear(message);
  });
  const watch = setInterval(() => {
    silentMs ??= silence.tick();
    if (silentMs !== undefined) child.kill("SIGKILL");
  }, limits.tickMs);
  try {
    const [exit, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    // Its last beats may still be on their way.
    if (child.connected) await once(child, "disconnect");
    const { state, doing } = silence.last();
    const at = new Date().toISOString();
    const code = signal ? 128 + constants.signals[signal] : (exit ?? 1);
    return {
      code,
      doing,
      how:
        silentMs === undefined
          ? `Katha ended at ${at} ${signal ? `by ${signal}` : `with code ${code}`}.`
          : `Katha was killed at ${at}, after ${Math.round(silentMs / 100) / 10} s of silence.`,
      // What failed before the server was open would fail again; one that was closing had been told to.
      isForGood:
        code === 0 || state === "closing" || (state === "starting" && silentMs === undefined),
    };
  } finally {
    clearInterval(watch);
  }
}

function warnHost(line: string): void {
  sayTo(process.stderr, "warn", line);
}
