/** How long work waits for the worker that did the same before, while another is idle. */
export const worthWaitingMs = 100;

interface Waiting<Request> {
  readonly request: Request;
  readonly since: number;
}

interface Worker<Request> {
  readonly job: { readonly request: Request } | undefined;
  /** What it has prepared. */
  readonly keys: ReadonlySet<string>;
}

export interface Next<Job, Member> {
  /** The work that can be done now, and the worker for it; none where one is to be started. */
  next?: { readonly job: Job; readonly member: Member | undefined };
  /** Work was passed over that is worth another look then. */
  lookAgainMs?: number;
}

/**
 * Which work comes next, and who does it. Work with the same key goes to the same worker, unless that one is busy for
 * long. Where there are several workers, one at a time prepares what none has prepared: the others are there for what
 * takes a moment.
 */
export function chooseNext<Request, Job extends Waiting<Request>, Member extends Worker<Request>>(
  jobs: readonly Job[],
  members: readonly Member[],
  {
    mayStart,
    atOnce,
    keyOf,
    now,
  }: {
    mayStart: boolean;
    atOnce: number;
    keyOf: ((request: Request) => string) | undefined;
    now: number;
  },
): Next<Job, Member> {
  const isIdle = ({ job }: Member) => job === undefined;
  const idle = members.filter(isIdle);
  const found: Next<Job, Member> = {};
  if (idle.length === 0 && !mayStart) return found;
  const keeperOf = (request: Request) => {
    const key = keyOf?.(request);
    return key === undefined ? undefined : members.find(({ keys }) => keys.has(key));
  };
  const isNew = (request: Request) => keyOf !== undefined && keeperOf(request) === undefined;
  const preparesLater = atOnce > 1 && members.some(({ job }) => job && isNew(job.request));
  for (const job of jobs) {
    if (preparesLater && isNew(job.request)) continue;
    const usual = keeperOf(job.request);
    const waited = now - job.since;
    if (usual === undefined || isIdle(usual) || waited >= worthWaitingMs) {
      const isUsual = usual !== undefined && isIdle(usual);
      return { ...found, next: { job, member: isUsual ? usual : idle[0] } };
    }
    found.lookAgainMs ??= worthWaitingMs - waited;
  }
  return found;
}
