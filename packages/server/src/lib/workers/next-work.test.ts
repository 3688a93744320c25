import { expect, test } from "vitest";
import { chooseNext, worthWaitingMs } from "./next-work.ts";

const keyOf = (request: string) => request.slice(0, 5);
const job = (request: string, since = 0) => ({ request, since });
/** A worker that has prepared these, and what it is busy with. */
const worker = (name: string, busyWith?: string, ...keys: string[]) => ({
  name,
  job: busyWith === undefined ? undefined : job(busyWith),
  keys: new Set(busyWith === undefined ? keys : [keyOf(busyWith), ...keys]),
});
const asked = { mayStart: false, atOnce: 2, keyOf, now: 0 };

test("nothing comes next while all workers are busy and none may be started", () => {
  expect(chooseNext([job("ferry 1")], [worker("a", "busy")], asked)).toEqual({});
});

test("a worker is started where none is idle", () => {
  const one = job("ferry 1");
  const started = { ...asked, keyOf: undefined, mayStart: true };
  const { next } = chooseNext([one], [worker("a", "busy")], started);
  expect(next).toEqual({ job: one, member: undefined });
});

test("work goes to the worker that did the same before", () => {
  const usual = worker("b", undefined, "ferry");
  const { next } = chooseNext([job("ferry 2")], [worker("a"), usual], asked);
  expect(next?.member).toBe(usual);
});

test("it waits for that worker a little, and what comes after it does not wait", () => {
  const busy = worker("b", "busy", "ferry");
  const free = worker("a", undefined, "other");
  const found = chooseNext([job("ferry 2"), job("other 1")], [busy, free], asked);
  expect(found).toEqual({
    next: { job: job("other 1"), member: free },
    lookAgainMs: worthWaitingMs,
  });
  const later = chooseNext([job("ferry 2")], [busy, free], { ...asked, now: worthWaitingMs });
  expect(later.next?.member).toBe(free);
});

test("the first worker prepares what is new, one after another; what is prepared goes on", () => {
  const preparing = { ...worker("a", "fresh 1"), keys: new Set<string>() };
  const free = worker("b", undefined, "ferry");
  // What is being prepared is not prepared a second time beside it, however long it waits.
  const jobs = [job("other 1"), job("fresh 2", -worthWaitingMs), job("ferry 2")];
  const { next } = chooseNext(jobs, [preparing, free], asked);
  expect(next).toEqual({ job: jobs[2], member: free });
  expect(chooseNext(jobs.slice(0, 2), [preparing, free], asked)).toEqual({});
  const idle = worker("a");
  expect(chooseNext(jobs, [idle, free], asked).next).toEqual({ job: jobs[0], member: idle });
  const alone = chooseNext(jobs, [idle], { ...asked, atOnce: 1 });
  expect(alone.next?.job).toBe(jobs[0]);
});

test("what is urgent is prepared beside it, and soon does not wait for the worker that prepares", () => {
  const preparing = { ...worker("a", "fresh 1"), keys: new Set(["ferry"]) };
  const free = worker("b");
  const isUrgent = (request: string) => request.endsWith("typed");
  const urgent = { ...asked, isUrgent };
  const jobs = [job("other 1"), job("other typed")];
  expect(chooseNext(jobs, [preparing, free], urgent).next).toEqual({ job: jobs[1], member: free });
  const kept = [job("ferry 1", -worthWaitingMs), job("ferry typed", -worthWaitingMs)];
  expect(chooseNext(kept, [preparing, free], urgent).next).toEqual({ job: kept[1], member: free });
});
