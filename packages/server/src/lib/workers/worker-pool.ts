import { chooseNext } from "./next-work.ts";
import { after, afterIdle, afterUse } from "./time-limits.ts";
import { openQueue, type Job, type QueueOptions } from "./work-queue.ts";

/** A thread or process that does one piece of work at a time, and can be stopped from outside. */
export interface PoolWorker {
  /** Set by the pool: called with the worker's messages, and with the reason when it ends. */
  onMessage: (message: never) => void;
  onEnd: (why: string) => void;
  send(message: unknown): void;
  /** Whether the worker keeps the server's process alive. */
  hold(isBusy: boolean): void;
  /** The processor time that it has used, in milliseconds; undefined where that cannot be known. */
  usedMs?(): number | undefined;
  stop(): Promise<void>;
}

/**
 * A worker's messages: first that it is ready, then how each piece of work ended. `begun`: what the work needs first is
 * prepared, and its own deadline begins. `keeps`: the keys of what is prepared now; the rest was given up.
 */
export type WorkerAnswer<Result> =
  | { kind: "ready"; task?: string | undefined }
  | { kind: "begun" }
  | { kind: "keeps"; keys: readonly string[] }
  | { kind: "done"; result: Result }
  | { kind: "failed"; reason: string };

/**
 * `busy`: too many are waiting, or it waited too long. `late`: it took longer than allowed. `ended`: the worker ended,
 * by its limits or by itself. `unstarted`: no worker could be started. `closed`: the server is closing. `cancelled`:
 * nobody waits for it any more.
 */
type WorkFault = "busy" | "late" | "ended" | "unstarted" | "closed" | "cancelled";

export class WorkStopped extends Error {
  override name = "WorkStopped";
  readonly fault: WorkFault;

  constructor(fault: WorkFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The worker ran, and reports why the work failed. */
export class WorkFailed extends Error {
  override name = "WorkFailed";
}

export interface PoolOptions<Request = unknown> extends QueueOptions<Request> {
  readonly start: () => PoolWorker;
  readonly atOnce?: number;
  /** How long a worker may take to start; the deadline of its work counts from then on. */
  readonly startMs?: number;
  /**
   * How long one piece of work may take; a worker that exceeds it is stopped. In processor time where a worker tells it,
   * so that a busy machine stops nobody.
   */
  readonly deadlineMs: number | ((request: Request) => number);
  /** How long may pass until the work has `begun`; without it, work begins at once. */
  readonly preparingMs?: number;
  /** Work with the same key goes to the same worker, unless that one is busy for long. */
  readonly keyOf?: (request: Request) => string;
  /** Work for which a worker prepares at once; other work is prepared by one worker, one after another. */
  readonly isUrgent?: (request: Request) => boolean;
  /** An idle worker is stopped after this long; without it, it stays. */
  readonly idleMs?: number;
  /** The last worker stays. */
  readonly keepsOne?: boolean;
  /** Starts a worker before there is work, and a new one when a worker has ended. */
  readonly startsAhead?: boolean;
  /** Called with messages that are not answers, such as a worker's own questions. */
  readonly onMessage?: (message: unknown, worker: PoolWorker) => void;
}

export interface WorkerPool<Request, Result> {
  /** Throws `WorkStopped` or `WorkFailed`. Once aborted, work that waits is not begun. */
  run(request: Request, signal?: AbortSignal): Promise<Result>;
  /** How many workers there are now. */
  readonly workers: number;
  close(): Promise<void>;
}

/** A worker of the pool, what it does now, and what ends that. */
interface Member<Request, Result> {
  readonly worker: PoolWorker;
  isReady: boolean;
  job: Job<Request, Result> | undefined;
  stopTimer: () => void;
  keys: Set<string>;
}

const usualStartMs = 30_000;

const closing = () => new WorkStopped("closed", "The server is closing.");
const unwanted = () => new WorkStopped("cancelled", "Nobody waits for it.");

/**
 * Workers that are started when there is work. A worker that takes too long, or ends, loses only its current work, and
 * a new one is started when needed.
 */
export function openWorkerPool<Request, Result>(
  options: PoolOptions<Request>,
): WorkerPool<Request, Result> {
  return new Pool(options);
}

class Pool<Request, Result> implements WorkerPool<Request, Result> {
  readonly #options: PoolOptions<Request>;
  readonly #members = new Set<Member<Request, Result>>();
  readonly #queue;
  #isClosed = false;
  #stopLookingAgain: (() => void) | undefined;

  constructor(options: PoolOptions<Request>) {
    this.#options = options;
    const { isQuick = () => false } = options;
    this.#queue = openQueue<Request, Result>({
      ...options,
      isQuick: (request) => isQuick(request) && this.#isPrepared(request),
    });
    if (options.startsAhead) this.#start();
  }

  get workers(): number {
    return this.#members.size;
  }

  async run(request: Request, signal?: AbortSignal): Promise<Result> {
    if (this.#isClosed) throw closing();
    if (signal?.aborted) throw unwanted();
    if (this.#queue.isFull(request)) throw new WorkStopped("busy", "Too much work is waiting.");
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const job = { request, resolve, reject, since: performance.now() };
    const cancel = () => {
      this.#queue.leave(job);
      reject(unwanted());
    };
    signal?.addEventListener("abort", cancel, { once: true });
    this.#queue.add(job, () => reject(new WorkStopped("busy", "Other work took too long.")));
    this.#assign();
    return promise.finally(() => signal?.removeEventListener("abort", cancel));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopLookingAgain?.();
    for (const job of this.#queue.inTurn()) {
      this.#queue.leave(job);
      job.reject(closing());
    }
    const all = [...this.#members];
    this.#members.clear();
    for (const member of all) release(member)?.reject(closing());
    await Promise.all(all.map(({ worker }) => worker.stop()));
  }

  #isPrepared(request: Request): boolean {
    const key = this.#options.keyOf?.(request);
    return key === undefined || [...this.#members].some(({ keys }) => keys.has(key));
  }

  /** Gives work to workers as long as there is both. */
  #assign(): void {
    while (!this.#isClosed) {
      const { atOnce = 1, keyOf, isUrgent } = this.#options;
      const mayStart = this.#members.size < atOnce;
      const asked = { mayStart, atOnce, keyOf, isUrgent, now: performance.now() };
      const { next, lookAgainMs } = chooseNext(this.#queue.inTurn(), [...this.#members], asked);
      if (lookAgainMs !== undefined) this.#lookAgainIn(lookAgainMs);
      if (next === undefined) return;
      this.#queue.serve(next.job);
      this.#give(next.member ?? this.#start(), next.job);
    }
  }

  #lookAgainIn(ms: number): void {
    this.#stopLookingAgain ??= after(ms, () => {
      this.#stopLookingAgain = undefined;
      this.#assign();
    });
  }

  #give(member: Member<Request, Result>, job: Job<Request, Result>): void {
    member.job = job;
    member.worker.hold(true);
    if (member.isReady) this.#begin(member, job);
    else {
      const unstarted = () => this.#end(member, "unstarted", "It did not start.");
      limit(member, after(this.#options.startMs ?? usualStartMs, unstarted));
    }
  }

  #begin(member: Member<Request, Result>, { request }: Job<Request, Result>): void {
    const { preparingMs } = this.#options;
    if (preparingMs === undefined) this.#prepared(member, request);
    else this.#endOnceUsed(member, preparingMs);
    member.worker.send(request);
  }

  /** What the work needs is there, and its own deadline begins. */
  #prepared(member: Member<Request, Result>, request: Request): void {
    const { keyOf } = this.#options;
    if (keyOf) member.keys.add(keyOf(request));
    this.#endOnceUsed(member, this.#mayTakeMs(request));
  }

  #mayTakeMs(request: Request): number {
    const { deadlineMs } = this.#options;
    return typeof deadlineMs === "number" ? deadlineMs : deadlineMs(request);
  }

  #endOnceUsed(member: Member<Request, Result>, ms: number): void {
    const late = () => this.#end(member, "late", `It took longer than ${ms} ms.`);
    limit(
      member,
      afterUse(() => member.worker.usedMs?.(), ms, late),
    );
  }

  #start(): Member<Request, Result> {
    const member: Member<Request, Result> = {
      worker: this.#options.start(),
      isReady: false,
      job: undefined,
      stopTimer: () => {},
      keys: new Set(),
    };
    member.worker.onMessage = (message: WorkerAnswer<Result>) => this.#hear(member, message);
    member.worker.onEnd = (why) => this.#end(member, member.isReady ? "ended" : "unstarted", why);
    this.#members.add(member);
    return member;
  }

  #hear(member: Member<Request, Result>, message: WorkerAnswer<Result>): void {
    switch (message.kind) {
      case "ready":
        member.isReady = true;
        if (member.job) this.#begin(member, member.job);
        break;
      case "begun":
        if (member.job) this.#prepared(member, member.job.request);
        this.#assign();
        return;
      case "keeps":
        member.keys = new Set(message.keys);
        return;
      case "done":
        release(member)?.resolve(message.result);
        break;
      case "failed":
        release(member)?.reject(new WorkFailed(message.reason));
        break;
      default:
        this.#options.onMessage?.(message, member.worker);
        return;
    }
    this.#assign();
    this.#rest(member);
  }

  #rest(member: Member<Request, Result>): void {
    const { idleMs, keepsOne = false } = this.#options;
    if (idleMs === undefined || member.job !== undefined) return;
    const leave = () => {
      if (!keepsOne || this.#members.size > 1) this.#end(member, "closed", "There was no work.");
    };
    limit(member, afterIdle(idleMs, leave));
  }

  #end(member: Member<Request, Result>, fault: WorkFault, why: string): void {
    if (!this.#members.delete(member)) return;
    release(member)?.reject(new WorkStopped(fault, why));
    void this.#replace(member);
  }

  async #replace({ worker, isReady }: Member<Request, Result>): Promise<void> {
    await worker.stop();
    // A worker that never got ready is not started again until there is work.
    const isWanted = this.#options.startsAhead && isReady && this.#members.size === 0;
    if (isWanted && !this.#isClosed) this.#start();
    this.#assign();
  }
}

/** A worker has one limit at a time: to start, for its work, or to rest. */
function limit(member: { stopTimer: () => void }, stop: () => void): void {
  member.stopTimer();
  member.stopTimer = stop;
}

/** The work that it had is no longer its own. */
function release<Request, Result>(
  member: Member<Request, Result>,
): Job<Request, Result> | undefined {
  const { job } = member;
  member.stopTimer();
  member.job = undefined;
  member.worker.hold(false);
  return job;
}
