// @vitest-environment happy-dom
import { normalise } from "@katha/storygraph";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ProofQuestion, runProof } from "./proof.ts";
import { useProving } from "./useProving.ts";

/** A worker whose messages the test sends. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  isOver = false;
  private question: ProofQuestion | undefined;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: ProofQuestion): void {
    this.question = question;
  }
  terminate(): void {
    this.isOver = true;
  }
  work(): void {
    const { question } = this;
    if (question)
      runProof(question, (data) => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const graph = normalise({
  nodes: {
    gate: { text: "A gate.", choices: [{ text: "In.", target: "yard" }] },
    yard: { text: "A yard." },
    attic: { text: "Nobody comes here." },
  },
});

function provingHook() {
  return renderHook(({ story }) => useProving(story, { rating: "family" }), {
    initialProps: { story: graph },
  });
}
const worker = () => {
  const last = FakeWorker.all.at(-1);
  if (last === undefined) throw new Error("Nobody was set to work");
  return last;
};

it("proves in a worker, and reports progress and findings", () => {
  const { result } = provingHook();
  expect(result.current).toMatchObject({ proving: { state: "idle" }, heat: undefined });
  act(() => result.current.prove());
  act(() => worker().tell({ kind: "progress", done: 500 }));
  expect(result.current.proving).toEqual({ state: "running", done: 500, all: 10_000 });
  act(() => worker().tell({ kind: "exploring", states: 4_000 }));
  expect(result.current.proving).toEqual({
    state: "running",
    done: 10_000,
    all: 10_000,
    states: 4_000,
  });
  act(() => worker().work());
  expect(result.current.proving).toMatchObject({
    state: "done",
    report: { plays: 10_000, seed: "1", never_reached: ["attic"] },
  });
  expect(result.current.heat?.["yard"]).toBeGreaterThan(0);
  expect(result.current.findings?.map(({ code }) => code)).toContain("unreachable");
  expect(worker().isOver).toBe(true);
});

it("says when the story is no longer the one that was proved, and keeps its report", () => {
  const { result, rerender } = provingHook();
  act(() => result.current.prove());
  act(() => worker().work());
  expect(result.current.isStale).toBe(false);
  rerender({ story: normalise({ nodes: { gate: { text: "Another gate." } } }) });
  expect(result.current).toMatchObject({ isStale: true, proving: { state: "done" } });
});

it("stops when it is told to, when it is asked anew, and when the page goes", () => {
  const { result, unmount } = provingHook();
  act(() => result.current.prove());
  const first = worker();
  act(() => result.current.cancel());
  expect([first.isOver, result.current.proving.state]).toEqual([true, "idle"]);
  act(() => first.work());
  expect(result.current.proving.state).toBe("idle");

  act(() => result.current.prove());
  const second = worker();
  act(() => result.current.prove());
  expect(second.isOver).toBe(true);
  act(() => second.work());
  expect(result.current.proving.state).toBe("running");
  unmount();
  expect(worker().isOver).toBe(true);
});

it("says so when the worker fails, and can be asked again", () => {
  const { result } = provingHook();
  act(() => result.current.prove());
  act(() => void worker().dispatchEvent(new Event("error")));
  expect(result.current.proving).toEqual({ state: "failed" });
  act(() => result.current.prove());
  act(() => worker().work());
  expect(result.current.proving.state).toBe("done");
});
