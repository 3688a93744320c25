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
 * prepared, and its own deadline begins.
 */
export type WorkerAnswer<Result> =
  | { kind: "ready"; task?: string | undefined }
  | { kind: "begun" }
  | { kind: "done"; result: Result }
  | { kind: "failed"; reason: string };

/**
 * `busy`: too many are waiting, or it waited too long. `late`: it took longer than allowed. `ended`: the worker ended,
 * by its limits or by itself. `unstarted`: no worker could be started. `closed`: the server is closing. `cancelled`:
 * nobody waits for it any more.
 */
export type WorkFault = "busy" | "late" | "ended" | "unstarted" | "closed" | "cancelled";

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

export interface PoolOptions<Request = unknown> {
  readonly start: () => PoolWorker;
  readonly atOnce?: number;
  /**
   * How long one piece of work may take; a worker that exceeds it is stopped. In processor time where a worker tells it,
   * so that a busy machine stops nobody.
   */
  readonly deadlineMs: number | ((request: Request) => number);
  /** How long may pass until the work has `begun`; without it, work begins at once. */
  readonly preparingMs?: number;
  /** Work with the same key goes to the same worker, unless that one is busy for long. */
  readonly keyOf?: (request: Request) => string;
  /** Work that takes next to nothing, and so goes before all other. */
  readonly isQuick?: (request: Request) => boolean;
  /** Whose work it is: whoever was served longest ago comes first, and may have so many pieces of work waiting. */
  readonly whoseOf?: (request: Request) => string;
  readonly mostEach?: number | ((whose: string) => number);
  /** How many pieces of work may wait, and how long. */
  readonly mostWaiting: number;
  readonly waitMs: number;
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

interface Job<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  readonly since: number;
  waiting?: NodeJS.Timeout;
}

interface Member<Request, Result> {
  readonly worker: PoolWorker;
  isReady: boolean;
  job: Job<Request, Result> | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Of the work that it has done. */
  readonly keys: Set<string>;
}

/** How long a worker may take to start; the deadline of its work counts from then on. */
const startMayTakeMs = 30_000;
/** How many times its deadline a piece of work may wait for the processor. */
const patience = 40;
const leastLookMs = 10;
/** How long work waits for the worker that did the same before, while another is idle. */
const worthWaitingMs = 100;

/**
 * Workers that are started when there is work. A worker that takes too long, or ends, loses only its current work, and
 * a new one is started when needed.
 */
export function openWorkerPool<Request, Result>(
  options: PoolOptions<Request>,
): WorkerPool<Request, Result> {
  const { start, atOnce = 1, deadlineMs, preparingMs, mostWaiting, waitMs, idleMs } = options;
  const {
    startsAhead = false,
    keepsOne = false,
    onMessage,
    keyOf,
    isQuick = () => false,
    whoseOf,
    mostEach = mostWaiting,
  } = options;
  const members = new Set<Member<Request, Result>>();
  const queue: Job<Request, Result>[] = [];
  /** When each of those who have work waiting was served last. */
  const served = new Map<string, number>();
  let serving = 0;
  let isClosed = false;

  function release(member: Member<Request, Result>): Job<Request, Result> | undefined {
    const { job } = member;
    clearTimeout(member.timer);
    member.job = undefined;
    member.worker.hold(false);
    return job;
  }

  function end(member: Member<Request, Result>, fault: WorkFault, why: string): void {
    if (!members.delete(member)) return;
    release(member)?.reject(new WorkStopped(fault, why));
    void replace(member);
  }

  async function replace({ worker, isReady }: Member<Request, Result>): Promise<void> {
    await worker.stop();
    // A worker that never got ready is not started again until there is work.
    if (startsAhead && isReady && !isClosed && members.size === 0) startMember();
    assign();
  }

  function endAfter(
    member: Member<Request, Result>,
    ms: number,
    [fault, why]: [WorkFault, string],
  ): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => end(member, fault, why), ms);
  }

  /** Ends the worker once it has used so much of the processor, or where that is unknown, of the time. */
  function endOnceUsed(member: Member<Request, Result>, ms: number): void {
    const began = member.worker.usedMs?.();
    const late: [WorkFault, string] = ["late", `It took longer than ${ms} ms.`];
    const until = performance.now() + ms * patience;
    const look = () => {
      const used = began === undefined ? undefined : member.worker.usedMs?.();
      const left = began === undefined || used === undefined ? 0 : ms - (used - began);
      if (left <= 0 || performance.now() > until) return end(member, ...late);
      clearTimeout(member.timer);
      member.timer = setTimeout(look, Math.max(left, leastLookMs));
    };
    clearTimeout(member.timer);
    member.timer = setTimeout(look, ms);
  }

  const mayTake = (request: Request) =>
    typeof deadlineMs === "number" ? deadlineMs : deadlineMs(request);

  function begin(member: Member<Request, Result>, { request }: Job<Request, Result>): void {
    if (keyOf) member.keys.add(keyOf(request));
    endOnceUsed(member, preparingMs ?? mayTake(request));
    member.worker.send(request);
  }

  function rest(member: Member<Request, Result>): void {
    if (idleMs === undefined || member.job !== undefined) return;
    member.timer = setTimeout(() => {
      if (!keepsOne || members.size > 1) end(member, "closed", "There was no work.");
    }, idleMs);
    member.timer.unref();
  }

  function hear(member: Member<Request, Result>, message: WorkerAnswer<Result>): void {
    if (message.kind === "ready") {
      member.isReady = true;
      if (member.job) begin(member, member.job);
    } else if (message.kind === "begun") {
      if (member.job) endOnceUsed(member, mayTake(member.job.request));
      return;
    } else if (message.kind === "done") {
      release(member)?.resolve(message.result);
    } else if (message.kind === "failed") {
      release(member)?.reject(new WorkFailed(message.reason));
    } else {
      onMessage?.(message, member.worker);
      return;
    }
    assign();
    rest(member);
  }

  function startMember(): Member<Request, Result> {
    const worker = start();
    const member: Member<Request, Result> = {
      worker,
      isReady: false,
      job: undefined,
      timer: undefined,
      keys: new Set(),
    };
    worker.onMessage = (message: WorkerAnswer<Result>) => hear(member, message);
    worker.onEnd = (why) => end(member, member.isReady ? "ended" : "unstarted", why);
    members.add(member);
    return member;
  }

  function assign(): void {
    if (isClosed) return;
    while (queue.length > 0) {
      const next = nextOf();
      if (next === undefined) return;
      const { job, idle = startMember() } = next;
      leaveQueue(job);
      const whose = whoseOf?.(job.request);
      if (whose !== undefined) served.set(whose, (serving += 1));
      if (queue.length === 0) served.clear();
      idle.job = job;
      idle.worker.hold(true);
      if (idle.isReady) begin(idle, job);
      else endAfter(idle, startMayTakeMs, ["unstarted", "It did not start."]);
    }
  }

  let again: NodeJS.Timeout | undefined;
  function lookAgainIn(ms: number): void {
    again ??= setTimeout(() => {
      again = undefined;
      assign();
    }, ms);
  }

  /** What is quick, then whoever was served longest ago, in the order of their requests. */
  function inTurn(): Job<Request, Result>[] {
    const last = ({ request }: Job<Request, Result>) =>
      whoseOf === undefined ? 0 : (served.get(whoseOf(request)) ?? 0);
    const rank = ({ request }: Job<Request, Result>) => Number(!isQuick(request));
    return queue.toSorted((one, other) => rank(one) - rank(other) || last(one) - last(other));
  }

  /** The next piece of work that can be done now, and the worker for it; none where one is to be started. */
  function nextOf(): { job: Job<Request, Result>; idle?: Member<Request, Result> } | undefined {
    const idle = [...members].filter(({ job }) => job === undefined);
    const mayStart = members.size < atOnce;
    if (idle.length === 0 && !mayStart) return undefined;
    for (const job of inTurn()) {
      const key = keyOf?.(job.request);
      const usual = key === undefined ? undefined : [...members].find((one) => one.keys.has(key));
      const waited = performance.now() - job.since;
      if (usual !== undefined && usual.job !== undefined && waited < worthWaitingMs) {
        lookAgainIn(worthWaitingMs - waited);
        continue;
      }
      const one = usual !== undefined && usual.job === undefined ? usual : idle[0];
      if (one !== undefined) return { job, idle: one };
      return { job };
    }
    return undefined;
  }

  function leaveQueue(job: Job<Request, Result>): void {
    clearTimeout(job.waiting);
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
  }

  function waitInQueue(job: Job<Request, Result>): void {
    job.waiting = setTimeout(() => {
      leaveQueue(job);
      job.reject(new WorkStopped("busy", "Other work took too long."));
    }, waitMs);
    queue.push(job);
    assign();
  }

  /** Why the work is not taken, if it is not. */
  function refusalOf(request: Request, signal: AbortSignal | undefined): WorkStopped | undefined {
    if (isClosed) return new WorkStopped("closed", "The server is closing.");
    if (signal?.aborted) return new WorkStopped("cancelled", "Nobody waits for it.");
    const whose = whoseOf?.(request);
    const own = queue.filter((one) => whose !== undefined && whoseOf?.(one.request) === whose);
    const most = typeof mostEach === "number" ? mostEach : mostEach(whose ?? "");
    if (queue.length < mostWaiting && own.length < most) return undefined;
    return new WorkStopped("busy", "Too much work is waiting.");
  }

  if (startsAhead) startMember();
  return {
    get workers() {
      return members.size;
    },
    run: async (request, signal) => {
      const refusal = refusalOf(request, signal);
      if (refusal) throw refusal;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const job = { request, resolve, reject, since: performance.now() };
      const cancel = () => {
        leaveQueue(job);
        reject(new WorkStopped("cancelled", "Nobody waits for it."));
      };
      signal?.addEventListener("abort", cancel, { once: true });
      waitInQueue(job);
      return promise.finally(() => signal?.removeEventListener("abort", cancel));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      const why = () => new WorkStopped("closed", "The server is closing.");
      for (const { reject, waiting } of queue.splice(0)) {
        clearTimeout(waiting);
        reject(why());
      }
      const all = [...members];
      members.clear();
      for (const member of all) release(member)?.reject(why());
      await Promise.all(all.map(({ worker }) => worker.stop()));
    },
  };
}
