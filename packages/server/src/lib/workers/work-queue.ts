import { after } from "./time-limits.ts";

/** A piece of work, for whom it waits, and since when. */
export interface Job<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  readonly since: number;
}

export interface QueueOptions<Request> {
  /** Work that takes next to nothing, and so goes before all other; in a pool, once what it needs is prepared. */
  readonly isQuick?: ((request: Request) => boolean) | undefined;
  /** Whose work it is: whoever was served longest ago comes first, and may have so many pieces of work waiting. */
  readonly whoseOf?: ((request: Request) => string) | undefined;
  readonly mostEach?: number | ((whose: string) => number) | undefined;
  /** How many pieces of work may wait, and how long. */
  readonly mostWaiting: number;
  readonly waitMs: number;
}

interface WorkQueue<Request, Result> {
  /** Whether no more may wait, or no more of theirs. */
  isFull(request: Request): boolean;
  /** `onTired`: it has waited too long, and waits no longer. */
  add(job: Job<Request, Result>, onTired: () => void): void;
  leave(job: Job<Request, Result>): void;
  /** It leaves because its turn has come. */
  serve(job: Job<Request, Result>): void;
  /** What is quick, then whoever was served longest ago, in the order of their requests. */
  inTurn(): readonly Job<Request, Result>[];
}

/** The work that waits for a worker. */
export function openQueue<Request, Result>({
  isQuick = () => false,
  whoseOf,
  mostWaiting,
  mostEach = mostWaiting,
  waitMs,
}: QueueOptions<Request>): WorkQueue<Request, Result> {
  /** In the order of their requests, each with what stops its wait. */
  const waiting = new Map<Job<Request, Result>, () => void>();
  /** When each of those who have work waiting was served last. */
  const served = new Map<string, number>();
  let serving = 0;

  const ofThem = (whose: string | undefined) =>
    [...waiting.keys()].filter(
      ({ request }) => whose !== undefined && whoseOf?.(request) === whose,
    );
  const lastServed = ({ request }: Job<Request, Result>) =>
    whoseOf === undefined ? 0 : (served.get(whoseOf(request)) ?? 0);
  const rank = ({ request }: Job<Request, Result>) => Number(!isQuick(request));

  function leave(job: Job<Request, Result>): void {
    waiting.get(job)?.();
    waiting.delete(job);
  }

  return {
    isFull: (request) => {
      const whose = whoseOf?.(request);
      const most = typeof mostEach === "number" ? mostEach : mostEach(whose ?? "");
      return waiting.size >= mostWaiting || ofThem(whose).length >= most;
    },
    add: (job, onTired) => {
      const stop = after(waitMs, () => {
        leave(job);
        onTired();
      });
      waiting.set(job, stop);
    },
    leave,
    serve: (job) => {
      leave(job);
      const whose = whoseOf?.(job.request);
      if (whose !== undefined) served.set(whose, (serving += 1));
      if (waiting.size === 0) served.clear();
    },
    inTurn: () =>
      [...waiting.keys()].toSorted(
        (one, other) => rank(one) - rank(other) || lastServed(one) - lastServed(other),
      ),
  };
}
