/** A thread or process that does one piece of work at a time, and can be stopped from outside. */
export interface PoolWorker {
  /** Set by the pool: called with the worker's messages, and with the reason when it ends. */
  onMessage: (message: never) => void;
  onEnd: (why: string) => void;
  send(message: unknown): void;
  /** Whether the worker keeps the server's process alive. */
  hold(isBusy: boolean): void;
  stop(): Promise<void>;
}

/** A worker's messages: first that it is ready, then how each piece of work ended. */
export type WorkerAnswer<Result> =
  | { kind: "ready" }
  | { kind: "done"; result: Result }
  | { kind: "failed"; reason: string };

/**
 * `busy`: too many are waiting, or it waited too long. `late`: it took longer than allowed. `ended`: the worker ended,
 * by its limits or by itself. `unstarted`: no worker could be started. `closed`: the server is closing.
 */
export type WorkFault = "busy" | "late" | "ended" | "unstarted" | "closed";

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

export interface PoolOptions {
  readonly start: () => PoolWorker;
  readonly atOnce?: number;
  /** How long one piece of work may take; a worker that exceeds it is stopped. */
  readonly deadlineMs: number;
  /** How many pieces of work may wait, and how long. */
  readonly mostWaiting: number;
  readonly waitMs: number;
  /** An idle worker is stopped after this long; without it, it stays. */
  readonly idleMs?: number;
  /** Starts a worker before there is work, and a new one when a worker has ended. */
  readonly startsAhead?: boolean;
  /** Called with messages that are not answers, such as a worker's own questions. */
  readonly onMessage?: (message: unknown, worker: PoolWorker) => void;
}

export interface WorkerPool<Request, Result> {
  /** Throws `WorkStopped` or `WorkFailed`. */
  run(request: Request): Promise<Result>;
  /** How many workers there are now. */
  readonly workers: number;
  close(): Promise<void>;
}

interface Job<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  waiting?: NodeJS.Timeout;
}

interface Member<Request, Result> {
  readonly worker: PoolWorker;
  isReady: boolean;
  job: Job<Request, Result> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How long a worker may take to start; the deadline of its work counts from then on. */
const startMayTakeMs = 30_000;

/**
 * Workers that are started when there is work. A worker that takes too long, or ends, loses only its current work, and
 * a new one is started when needed.
 */
export function openWorkerPool<Request, Result>(options: PoolOptions): WorkerPool<Request, Result> {
  const { start, atOnce = 1, deadlineMs, mostWaiting, waitMs, idleMs, onMessage } = options;
  const { startsAhead = false } = options;
  const members = new Set<Member<Request, Result>>();
  const queue: Job<Request, Result>[] = [];
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

  function begin(member: Member<Request, Result>, { request }: Job<Request, Result>): void {
    endAfter(member, deadlineMs, ["late", `It took longer than ${deadlineMs} ms.`]);
    member.worker.send(request);
  }

  function rest(member: Member<Request, Result>): void {
    if (idleMs === undefined || member.job !== undefined) return;
    member.timer = setTimeout(() => end(member, "closed", "There was no work."), idleMs);
    member.timer.unref();
  }

  function hear(member: Member<Request, Result>, message: WorkerAnswer<Result>): void {
    if (message.kind === "ready") {
      member.isReady = true;
      if (member.job) begin(member, member.job);
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
    };
    worker.onMessage = (message: WorkerAnswer<Result>) => hear(member, message);
    worker.onEnd = (why) => end(member, member.isReady ? "ended" : "unstarted", why);
    members.add(member);
    return member;
  }

  function assign(): void {
    if (isClosed) return;
    while (queue.length > 0) {
      const idle =
        [...members].find(({ job }) => job === undefined) ??
        (members.size < atOnce ? startMember() : undefined);
      const job = idle && queue.shift();
      if (!idle || !job) return;
      clearTimeout(job.waiting);
      idle.job = job;
      idle.worker.hold(true);
      if (idle.isReady) begin(idle, job);
      else endAfter(idle, startMayTakeMs, ["unstarted", "It did not start."]);
    }
  }

  function waitInQueue(job: Job<Request, Result>): void {
    job.waiting = setTimeout(() => {
      const at = queue.indexOf(job);
      if (at < 0) return;
      queue.splice(at, 1);
      job.reject(new WorkStopped("busy", "Other work took too long."));
    }, waitMs);
    queue.push(job);
    assign();
  }

  if (startsAhead) startMember();
  return {
    get workers() {
      return members.size;
    },
    run: (request) =>
      new Promise<Result>((resolve, reject) => {
        if (isClosed) return reject(new WorkStopped("closed", "The server is closing."));
        if (queue.length >= mostWaiting)
          return reject(new WorkStopped("busy", "Too much work is waiting."));
        waitInQueue({ request, resolve, reject });
      }),
    close: async () => {
      isClosed = true;
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
