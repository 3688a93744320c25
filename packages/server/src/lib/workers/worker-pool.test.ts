import { afterEach, expect, test } from "vitest";
import {
  openWorkerPool,
  type PoolOptions,
  type PoolWorker,
  type WorkerPool,
} from "./worker-pool.ts";

interface FakeWorker extends PoolWorker {
  /** The requests that the pool has sent it. */
  readonly asked: unknown[];
  readonly answer: (message: object) => void;
}

let pool: WorkerPool<string, string>;
afterEach(() => pool.close());

/** A pool of one worker that starts before there is work; the test decides what its workers answer. */
function openPool(more: Partial<PoolOptions<string>> = {}) {
  const workers: FakeWorker[] = [];
  const start = () => {
    const asked: unknown[] = [];
    const worker: FakeWorker = {
      asked,
      answer: (message) => worker.onMessage(message as never),
      onMessage: () => {},
      onEnd: () => {},
      send: (message) => void asked.push(message),
      hold: () => {},
      stop: async () => {},
    };
    workers.push(worker);
    return worker;
  };
  const few = { deadlineMs: 20, waitMs: 20, mostWaiting: 1 };
  pool = openWorkerPool({ start, ...few, startsAhead: true, ...more });
  return workers;
}

test("a worker is ready before there is work, and another when that one was stopped", async () => {
  const workers = openPool();
  expect(workers).toHaveLength(1);
  workers[0]?.answer({ kind: "ready" });
  await expect(pool.run("an endless page")).rejects.toMatchObject({ fault: "late" });
  await expect.poll(() => workers).toHaveLength(2);
  workers[1]?.answer({ kind: "ready" });
  const next = pool.run("the next page");
  expect(workers[1]?.asked).toEqual(["the next page"]);
  workers[1]?.answer({ kind: "done", result: "rendered" });
  expect(await next).toBe("rendered");
});

test("a worker that cannot start is started again only for work", async () => {
  const workers = openPool();
  workers[0]?.onEnd("The file is missing.");
  await expect.poll(() => pool.workers).toBe(0);
  const asked = pool.run("a page");
  expect(workers).toHaveLength(2);
  workers[1]?.onEnd("The file is missing.");
  await expect(asked).rejects.toMatchObject({ fault: "unstarted" });
  expect(workers).toHaveLength(2);
});

test("what is quick goes before what waits longer, and each before whoever was served last", async () => {
  const patient = { deadlineMs: 60_000, waitMs: 60_000, mostWaiting: 9 };
  const isQuick = (request: string) => request.endsWith("press");
  const whoseOf = (request: string) => request.slice(0, 1);
  const [worker] = openPool({ ...patient, isQuick, whoseOf });
  worker?.answer({ kind: "ready" });
  const all = ["Z types", "A types", "A goes on", "B types", "C: press"].map((request) =>
    pool.run(request),
  );
  for (const _ of all) worker?.answer({ kind: "done", result: "told" });
  await Promise.all(all);
  expect(worker?.asked).toEqual(["Z types", "C: press", "A types", "B types", "A goes on"]);
});

test("what nobody has prepared is prepared by one worker, one after another; what is urgent is not kept waiting", async () => {
  const keyOf = (request: string) => request.slice(0, 5);
  const isUrgent = (request: string) => request.endsWith("typed");
  const ms = { preparingMs: 1_000, deadlineMs: 1_000, waitMs: 1_000 };
  const workers = openPool({ keyOf, isUrgent, ...ms, atOnce: 2, mostWaiting: 10 });
  const asked = ["ferry press", "other press", "third press"].map((request) => pool.run(request));
  workers[0]?.answer({ kind: "ready" });
  workers[0]?.answer({ kind: "begun" });
  expect(workers[0]?.asked).toEqual(["ferry press"]);
  workers[0]?.answer({ kind: "done", result: "pressed" });
  expect(workers[0]?.asked).toEqual(["ferry press", "other press"]);
  expect(workers).toHaveLength(1);
  asked.push(pool.run("fresh typed"));
  workers[1]?.answer({ kind: "ready" });
  expect(workers[1]?.asked).toEqual(["fresh typed"]);
  workers[1]?.answer({ kind: "done", result: "heard" });
  expect(workers[1]?.asked).toHaveLength(1);
  workers[0]?.answer({ kind: "done", result: "pressed" });
  expect(workers[0]?.asked.at(-1)).toBe("third press");
  workers[0]?.answer({ kind: "done", result: "pressed" });
  expect(await Promise.all(asked)).toEqual(["pressed", "pressed", "pressed", "heard"]);
});

test("what is quick goes first, once it is prepared", async () => {
  const keyOf = (request: string) => request.slice(0, 5);
  const isQuick = (request: string) => request.endsWith("press");
  const workers = openPool({ keyOf, isQuick, deadlineMs: 1_000, waitMs: 1_000, mostWaiting: 10 });
  workers[0]?.answer({ kind: "ready" });
  const asked = ["ferry press", "other typed", "third press", "ferry press"].map((request) =>
    pool.run(request),
  );
  for (const _ of asked) workers[0]?.answer({ kind: "done", result: "told" });
  await Promise.all(asked);
  expect(workers[0]?.asked).toEqual(["ferry press", "ferry press", "other typed", "third press"]);
});

test("what a worker no longer keeps has to be prepared again", async () => {
  const many = { deadlineMs: 1_000, waitMs: 1_000, mostWaiting: 10 };
  const keyOf = (request: string) => request.slice(0, 5);
  const isQuick = (request: string) => request.endsWith("press");
  const workers = openPool({ keyOf, isQuick, ...many });
  workers[0]?.answer({ kind: "ready" });
  const first = pool.run("ferry press");
  const later = [pool.run("ferry typed"), pool.run("ferry press")];
  workers[0]?.answer({ kind: "keeps", keys: [] });
  workers[0]?.answer({ kind: "done", result: "pressed" });
  await first;
  expect(workers[0]?.asked).toEqual(["ferry press", "ferry typed"]);
  workers[0]?.answer({ kind: "done", result: "heard" });
  workers[0]?.answer({ kind: "done", result: "pressed" });
  await Promise.all(later);
});
