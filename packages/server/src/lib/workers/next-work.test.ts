import { expect, test } from "vitest";
import { chooseNext, worthWaitingMs } from "./next-work.ts";

const worker = (name: string, job?: string, ...keys: string[]) => ({
  name,
  job,
  keys: new Set(keys),
});
const job = (request: string, since = 0) => ({ request, since });
const keyOf = (request: string) => request.slice(0, 5);
const asked = { mayStart: false, keyOf, now: 0 };

test("nothing comes next while all workers are busy and none may be started", () => {
  expect(chooseNext([job("ferry 1")], [worker("a", "busy")], asked)).toEqual({});
});

test("a worker is started where none is idle", () => {
  const one = job("ferry 1");
  const { next } = chooseNext([one], [worker("a", "busy")], { ...asked, mayStart: true });
  expect(next).toEqual({ job: one, member: undefined });
});

test("work goes to the worker that did the same before", () => {
  const usual = worker("b", undefined, "ferry");
  const { next } = chooseNext([job("ferry 2")], [worker("a"), usual], asked);
  expect(next?.member).toBe(usual);
});

test("it waits for that worker a little, and what comes after it does not wait", () => {
  const busy = worker("b", "busy", "ferry");
  const free = worker("a");
  const found = chooseNext([job("ferry 2"), job("other 1")], [busy, free], asked);
  expect(found).toEqual({
    next: { job: job("other 1"), member: free },
    lookAgainMs: worthWaitingMs,
  });
  const later = chooseNext([job("ferry 2")], [busy, free], { ...asked, now: worthWaitingMs });
  expect(later.next?.member).toBe(free);
});
