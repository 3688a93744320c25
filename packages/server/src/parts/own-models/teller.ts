import { limitConcurrency } from "../../lib/limit-concurrency.ts";
import { unlessAborted } from "../../lib/unless-aborted.ts";
import { afterIdle } from "../../lib/workers/time-limits.ts";
import type { PoolWorker } from "../../lib/workers/worker-pool.ts";
import type { TellerNews, TellerOrder, TellingTo, TellWork, WorkProgress } from "./work.ts";

/**
 * `busy`: too many wait. `not_loaded`: the file cannot be loaded. `crashed`: the process ended. `too_long`: the prompt does
 * not fit. `failed`: the runtime refuses. `closed`: it was stopped meanwhile.
 */
type TellerFault = "busy" | "not_loaded" | "crashed" | "too_long" | "failed" | "closed";

export class TellerProblem extends Error {
  override name = "TellerProblem";
  readonly fault: TellerFault;

  constructor(fault: TellerFault, why: string) {
    super(why);
    this.fault = fault;
  }
}

/** A model whose file is here. */
export interface TellerModel {
  name: string;
  file: string;
  bytes: number;
  memoryBytes: number;
}

export interface TellerOptions {
  /** Starts the process that tells. */
  start: (model: TellerModel) => PoolWorker;
  /** The folder in which the runtime is installed. */
  runtime: string;
  threads: number;
  /** Without work for so long, the process ends and gives its memory back. */
  idleMs?: number;
  tellMs?: number;
  stopMs?: number;
  mostWaiting?: number;
}

export interface Teller {
  /** Tells when all that was asked before is told. Throws a TellerProblem, or at once the signal's reason. */
  tell: (model: TellerModel, work: TellWork, to: TellingTo) => Promise<WorkProgress>;
  loaded: () => string | undefined;
  /** Why a model told nothing when it was last asked. */
  faultOf: (model: string) => "not_loaded" | "crashed" | undefined;
  /** Ends the process if it has this model. */
  unload: (model: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Running {
  model: string;
  worker: PoolWorker;
  hear: (news: TellerNews) => void;
  isLoaded: boolean;
  /** Rejects when the process ends. */
  ended: Promise<never>;
  end: (problem: TellerProblem) => void;
}

const loadMs = 180_000;

/** One process with one model, for one answer at a time. */
export function openTeller(options: TellerOptions): Teller {
  const { start, runtime, threads } = options;
  const { idleMs = 600_000, tellMs = 150_000 } = options;
  const { stopMs = 15_000, mostWaiting = 8 } = options;
  let now: Running | undefined;
  let isClosed = false;
  let forgetIdle = () => {};
  const faults = new Map<string, "not_loaded" | "crashed">();
  const oneAtATime = limitConcurrency(1, {
    most: mostWaiting - 1,
    refuse: () => new TellerProblem("busy", "Many wait already."),
  });

  const send = ({ worker }: Running, order: TellerOrder) => worker.send(order);

  async function end(running: Running, problem: TellerProblem): Promise<void> {
    if (now === running) now = undefined;
    running.end(problem);
    await running.worker.stop();
  }

  function begin(model: TellerModel): Running {
    const { name } = model;
    const worker = start(model);
    const { promise: ended, reject } = Promise.withResolvers<never>();
    // Whoever waits for an answer hears of it; between two answers nobody does.
    ended.catch(() => {});
    const running: Running = {
      model: name,
      worker,
      hear: () => {},
      isLoaded: false,
      ended,
      end: reject,
    };
    worker.onMessage = (news: TellerNews) => running.hear(news);
    worker.onEnd = (why) => {
      if (now !== running) return;
      faults.set(name, running.isLoaded ? "crashed" : "not_loaded");
      void end(running, new TellerProblem("crashed", why));
    };
    now = running;
    return running;
  }

  /** The next news that `read` knows; what it throws is thrown. */
  async function heardFrom<Heard>(
    running: Running,
    { ms, read }: { ms: number; read: (news: TellerNews) => Heard | undefined },
  ): Promise<Heard> {
    const { promise, resolve, reject } = Promise.withResolvers<Heard>();
    const timer = setTimeout(() => reject(new TellerProblem("crashed", "It did not answer.")), ms);
    running.hear = (news) => {
      try {
        const heard = read(news);
        if (heard !== undefined) resolve(heard);
      } catch (error) {
        reject(error);
      }
    };
    try {
      return await Promise.race([promise, running.ended]);
    } finally {
      clearTimeout(timer);
      running.hear = () => {};
    }
  }

  async function loadedWith(model: TellerModel): Promise<Running> {
    if (now?.model === model.name) return now;
    if (now !== undefined) await end(now, new TellerProblem("closed", "Another model is asked."));
    const running = begin(model);
    const loading = heardFrom(running, {
      ms: loadMs,
      read: (news) => {
        if (news.kind === "not_loaded") throw new TellerProblem("not_loaded", news.why);
        return news.kind === "loaded" ? true : undefined;
      },
    });
    send(running, { kind: "load", runtime, file: model.file, threads });
    try {
      await loading;
    } catch (error) {
      const problem = new TellerProblem("not_loaded", (error as Error).message);
      faults.set(model.name, "not_loaded");
      await end(running, problem);
      throw problem;
    }
    running.isLoaded = true;
    faults.delete(model.name);
    return running;
  }

  let asked = 0;

  async function told(
    running: Running,
    work: TellWork,
    { signal, onPiece }: TellingTo,
  ): Promise<WorkProgress> {
    signal.throwIfAborted();
    const id = (asked += 1);
    const answer = heardFrom(running, {
      ms: tellMs,
      read: (news) => {
        if (!("id" in news) || news.id !== id) return undefined;
        if (news.kind === "piece") onPiece(news.text);
        if (news.kind === "fault" && news.fault === "stopped") signal.throwIfAborted();
        if (news.kind === "fault")
          throw new TellerProblem(news.fault === "too_long" ? "too_long" : "failed", news.why);
        return news.kind === "told" ? news.told : undefined;
      },
    });
    let forget: NodeJS.Timeout | undefined;
    const stop = () => {
      send(running, { kind: "stop", id });
      forget = setTimeout(
        () => void end(running, new TellerProblem("crashed", "It did not stop.")),
        stopMs,
      );
    };
    signal.addEventListener("abort", stop, { once: true });
    send(running, { kind: "tell", id, work });
    try {
      return await answer;
    } catch (error) {
      const isLost = error instanceof TellerProblem && error.fault === "crashed";
      if (isLost) await end(running, error);
      signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(forget);
      signal.removeEventListener("abort", stop);
    }
  }

  return {
    tell: async (model, work, { signal, onPiece }) => {
      const telling = oneAtATime(async () => {
        if (isClosed) throw new TellerProblem("closed", "The server closes.");
        forgetIdle();
        try {
          return await told(await loadedWith(model), work, { signal, onPiece });
        } finally {
          forgetIdle = afterIdle(idleMs, () => {
            if (now) void end(now, new TellerProblem("closed", "Nobody asks."));
          });
        }
      }, signal);
      // Whoever leaves does not wait until the process has stopped.
      return unlessAborted(telling, signal);
    },
    loaded: () => (now?.isLoaded === true ? now.model : undefined),
    faultOf: (model) => faults.get(model),
    unload: async (model) => {
      faults.delete(model);
      if (now?.model === model) await end(now, new TellerProblem("closed", "It was removed."));
    },
    close: async () => {
      isClosed = true;
      forgetIdle();
      if (now) await end(now, new TellerProblem("closed", "The server closes."));
    },
  };
}
