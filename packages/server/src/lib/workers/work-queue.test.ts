import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openQueue, type QueueOptions } from "./work-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(more: Partial<QueueOptions<string>> = {}) {
  const queue = openQueue<string, void>({ mostWaiting: 4, waitMs: 1_000, ...more });
  const tired: string[] = [];
  const add = (request: string) => {
    const job = { request, resolve: () => {}, reject: () => {}, since: 0 };
    queue.add(job, () => void tired.push(request));
    return job;
  };
  return { queue, add, tired, order: () => queue.inTurn().map(({ request }) => request) };
}

test("what has waited too long leaves; what was served or cancelled is not tired", () => {
  const { queue, add, tired, order } = open();
  add("waits");
  queue.serve(add("served"));
  queue.leave(add("cancelled"));
  vi.advanceTimersByTime(1_000);
  expect(tired).toEqual(["waits"]);
  expect(order()).toEqual([]);
});

test("so much may wait, and of one person no more than theirs", () => {
  const whoseOf = (request: string) => request.slice(0, 1);
  const { queue, add } = open({ whoseOf, mostEach: (whose) => (whose === "A" ? 1 : 2) });
  add("A types");
  expect([queue.isFull("A goes on"), queue.isFull("B types")]).toEqual([true, false]);
  for (const request of ["B types", "B goes on", "C types"]) add(request);
  expect(queue.isFull("D types")).toBe(true);
});

test("whoever was served longest ago comes first, and what is quick before all", () => {
  const whoseOf = (request: string) => request.slice(0, 1);
  const { queue, add, order } = open({ whoseOf, isQuick: (request) => request.endsWith("press") });
  const first = add("A types");
  for (const request of ["A goes on", "B types", "C: press"]) add(request);
  queue.serve(first);
  expect(order()).toEqual(["C: press", "B types", "A goes on"]);
});
