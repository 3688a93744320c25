// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerTo, type ExchangeQuestion } from "./answer.ts";
import { exchangeDeadline, useExchange } from "./useExchange.ts";

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  isOver = false;
  private question: ExchangeQuestion | undefined;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: ExchangeQuestion): void {
    this.question = question;
  }
  terminate(): void {
    this.isOver = true;
  }
  work(): void {
    const { question } = this;
    if (question !== undefined)
      this.dispatchEvent(new MessageEvent("message", { data: answerTo(question) }));
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const twee = {
  kind: "import",
  bytes: bytes(":: Start\nOnce."),
  file: "a.twee",
  rating: "family",
} as const;
const ink = { ...twee, bytes: bytes("=== ford ===\nLow water.\n-> END"), file: "a.ink" };

function exchangeHook(first: typeof twee | typeof ink | undefined = twee) {
  return renderHook(({ question }) => useExchange(question), {
    initialProps: { question: first as ExchangeQuestion | undefined },
  });
}
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const worker = () => {
  const last = FakeWorker.all.at(-1);
  if (last === undefined) throw new Error("Nobody was set to work");
  return last;
};

it("reads in a worker, and ends it with its answer", () => {
  const { result } = exchangeHook();
  expect(result.current.work).toEqual({ state: "running" });
  act(() => worker().work());
  expect(result.current.work).toMatchObject({
    state: "done",
    answer: { kind: "import", preview: { kind: "story", scenes: 1 } },
  });
  expect(worker().isOver).toBe(true);
});

it("writes every format in a worker", () => {
  const structure = { nodes: { ford: { text: "Low water.", choices: [] } } };
  const question = { kind: "export", structure, title: "The Ford" } as const;
  const { result } = renderHook(() => useExchange(question));
  act(() => worker().work());
  expect(result.current.work).toMatchObject({
    answer: { files: [{ file: "The Ford.twee" }, { file: "The Ford.ink" }, { format: "json" }] },
  });
});

it("ends the worker at its deadline, says so, and reads anew when asked", () => {
  const { result } = exchangeHook();
  const late = worker();
  pass(exchangeDeadline - 1);
  expect(result.current.work.state).toBe("running");
  pass(1);
  expect([result.current.work.state, late.isOver]).toEqual(["late", true]);
  act(() => late.work());
  expect(result.current.work.state).toBe("late");

  act(() => result.current.again());
  expect([result.current.work.state, FakeWorker.all.length]).toEqual(["running", 2]);
  act(() => worker().work());
  expect(result.current.work.state).toBe("done");
  pass(exchangeDeadline);
  expect(result.current.work.state).toBe("done");
});

it("stops when its author says so, and can begin again", () => {
  const { result } = exchangeHook();
  const stopped = worker();
  act(() => result.current.stop());
  expect([result.current.work.state, stopped.isOver]).toEqual(["stopped", true]);
  act(() => stopped.work());
  pass(exchangeDeadline);
  expect(result.current.work.state).toBe("stopped");
  act(() => result.current.again());
  act(() => worker().work());
  expect(result.current.work.state).toBe("done");
});

it("ends the worker when another text comes, when none is left, and when the page goes", () => {
  const { result, rerender, unmount } = exchangeHook();
  const first = worker();
  rerender({ question: ink });
  expect([first.isOver, result.current.work.state]).toEqual([true, "running"]);
  act(() => first.work());
  expect(result.current.work.state).toBe("running");
  act(() => worker().work());
  expect(result.current.work).toMatchObject({ answer: { preview: { format: "ink" } } });
  rerender({ question: undefined });
  expect(result.current.work).toEqual({ state: "idle" });
  rerender({ question: twee });
  unmount();
  expect(worker().isOver).toBe(true);
});

it("says so when the worker breaks off", () => {
  const { result } = exchangeHook();
  act(() => void worker().dispatchEvent(new Event("error")));
  expect([result.current.work.state, worker().isOver]).toEqual(["failed", true]);
});
