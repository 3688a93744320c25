/** How long work waits for the worker that did the same before, while another is idle. */
export const worthWaitingMs = 100;

interface WaitingJob<Request> {
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
 * long. Where there are several workers, the first prepares what none has prepared, one after another: the others keep
 * what they have prepared. What is urgent waits for none of that.
 */
export function chooseNext<
  Request,
  Job extends WaitingJob<Request>,
  Member extends Worker<Request>,
>(
  jobs: readonly Job[],
  members: readonly Member[],
  {
    mayStart,
    atOnce,
    keyOf,
    isUrgent = () => false,
    now,
  }: {
    mayStart: boolean;
    atOnce: number;
    keyOf: ((request: Request) => string) | undefined;
    isUrgent?: ((request: Request) => boolean) | undefined;
    now: number;
  },
): Next<Job, Member> {
  const isIdle = ({ job }: Member) => job === undefined;
  const idle = members.filter(isIdle);
  const found: Next<Job, Member> = {};
  if (idle.length === 0 && !mayStart) return found;
  const keeperOf = (request: Request) => {
    const key = keyOf?.(request);
    const keepers = key === undefined ? [] : members.filter(({ keys }) => keys.has(key));
    return keepers.find(isIdle) ?? keepers[0];
  };
  const isPreparing = ({ job, keys }: Member) => job && keyOf && !keys.has(keyOf(job.request));
  const [first] = members;
  for (const job of jobs) {
    const usual = keeperOf(job.request);
    if (atOnce > 1 && keyOf && !isUrgent(job.request)) {
      if (usual && isPreparing(usual)) continue;
      if (usual === undefined) {
        if (first && !isIdle(first)) continue;
        return { ...found, next: { job, member: first } };
      }
    }
    const waited = now - job.since;
    if (usual === undefined || isIdle(usual) || waited >= worthWaitingMs) {
      const isUsual = usual !== undefined && isIdle(usual);
      return { ...found, next: { job, member: isUsual ? usual : idle.at(-1) } };
    }
    found.lookAgainMs ??= worthWaitingMs - waited;
  }
  return found;
}
