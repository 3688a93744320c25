import { expect, test } from "vitest";
import { openTeller, type TellerOptions } from "./teller.ts";
import { scriptedProcess, type ScriptedProcess } from "./testing/scripted-teller.ts";
import type { WorkProgress } from "./work.ts";

const told: WorkProgress = { promptTokens: 5, answerTokens: 1, isCut: false };
const work = { messages: [], contextTokens: 512, answerTokens: 10, temperature: 0, json: null };
const model = (name: string) => ({ name, file: `/models/${name}`, bytes: 1, memoryBytes: 1_000 });
const never = new AbortController().signal;

/** Each process is loaded at once; the test answers what it is asked. */
function tellerWith(options: Partial<TellerOptions> = {}) {
  const processes: ScriptedProcess[] = [];
  const teller = openTeller({
    start: () => {
      const process = scriptedProcess((order, { say }) => {
        if (order.kind === "load") say({ kind: "loaded" });
      });
      processes.push(process);
      return process;
    },
    runtime: "/runtime",
    threads: 1,
    ...options,
  });
  const ask = (name = "small", signal = never) => {
    const pieces: string[] = [];
    const answer = teller.tell(model(name), work, { signal, onPiece: (text) => pieces.push(text) });
    answer.catch(() => {});
    return { answer, pieces };
  };
  const asked = () =>
    (processes.at(-1)?.orders ?? []).flatMap((order) => (order.kind === "tell" ? order.id : []));
  return { teller, processes, ask, asked };
}

test("one answer is told at a time, in the order in which they were asked", async () => {
  const { processes, ask, asked } = tellerWith();
  const [first, second] = [ask(), ask()];
  await expect.poll(asked).toHaveLength(1);
  const [process] = processes;
  process?.say({ kind: "piece", id: 1, text: "Once" });
  process?.say({ kind: "told", id: 1, told });
  expect(await first.answer).toEqual(told);
  expect(first.pieces).toEqual(["Once"]);
  await expect.poll(asked).toHaveLength(2);
  expect(second.pieces).toEqual([]);
  process?.say({ kind: "told", id: 2, told });
  await second.answer;
  expect(processes).toHaveLength(1);
});

test("whoever leaves while waiting is passed over, and whoever leaves while it is told stops it", async () => {
  const { processes, ask, asked } = tellerWith();
  const [leavesFirst, leavesWaiting] = [new AbortController(), new AbortController()];
  const first = ask("small", leavesFirst.signal);
  const waiting = ask("small", leavesWaiting.signal);
  const last = ask();
  await expect.poll(asked).toHaveLength(1);
  leavesWaiting.abort();
  await expect(waiting.answer).rejects.toMatchObject({ name: "AbortError" });
  leavesFirst.abort();
  const [process] = processes;
  expect(process?.orders.at(-1)).toEqual({ kind: "stop", id: 1 });
  expect(asked()).toHaveLength(1);
  process?.say({ kind: "fault", id: 1, fault: "stopped", why: "" });
  await expect(first.answer).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(asked).toHaveLength(2);
  process?.say({ kind: "told", id: 2, told });
  expect(await last.answer).toEqual(told);
});

test("a process that does not stop is ended, and the next answer has another", async () => {
  const { processes, ask } = tellerWith({ stopMs: 10 });
  const leaving = new AbortController();
  const first = ask("small", leaving.signal);
  await expect.poll(() => processes[0]?.orders).toHaveLength(2);
  leaving.abort();
  await expect(first.answer).rejects.toMatchObject({ name: "AbortError" });
  const next = ask();
  await expect.poll(() => processes[1]?.orders).toHaveLength(2);
  processes[1]?.say({ kind: "told", id: 2, told });
  expect(await next.answer).toEqual(told);
});

test("a crash ends what is being told, and the next answer starts another process", async () => {
  const { teller, processes, ask } = tellerWith();
  const first = ask();
  await expect.poll(() => processes[0]?.orders).toHaveLength(2);
  expect(teller.loaded()).toBe("small");
  processes[0]?.crash();
  await expect(first.answer).rejects.toMatchObject({ fault: "crashed" });
  expect([teller.loaded(), teller.faultOf("small")]).toEqual([undefined, "crashed"]);
  const next = ask();
  await expect.poll(() => processes[1]?.orders).toHaveLength(2);
  processes[1]?.say({ kind: "told", id: 2, told });
  await next.answer;
  expect(teller.faultOf("small")).toBeUndefined();
});

test("one that says nothing for too long is ended", async () => {
  const { processes, ask } = tellerWith({ tellMs: 10 });
  await expect(ask().answer).rejects.toMatchObject({ fault: "crashed" });
  const next = ask();
  await expect.poll(() => processes).toHaveLength(2);
  await expect(next.answer).rejects.toMatchObject({ fault: "crashed" });
});

test("another model takes the place of the first", async () => {
  const { teller, processes, ask } = tellerWith();
  const first = ask("small");
  await expect.poll(() => processes[0]?.orders).toHaveLength(2);
  processes[0]?.say({ kind: "told", id: 1, told });
  await first.answer;
  ask("large");
  await expect.poll(() => processes[1]?.orders[0]).toMatchObject({ file: "/models/large" });
  await expect.poll(() => teller.loaded()).toBe("large");
  expect(teller.faultOf("small")).toBeUndefined();
});

test("more than may wait are refused", async () => {
  const { ask } = tellerWith({ mostWaiting: 2 });
  ask();
  ask();
  await expect(ask().answer).rejects.toMatchObject({ fault: "busy" });
});

test("whoever leaves while waiting leaves room for another", async () => {
  const { processes, ask, asked } = tellerWith({ mostWaiting: 2 });
  const leaving = new AbortController();
  ask();
  const waiting = ask("small", leaving.signal);
  await expect.poll(asked).toHaveLength(1);
  leaving.abort();
  await expect(waiting.answer).rejects.toMatchObject({ name: "AbortError" });
  const next = ask();
  processes[0]?.say({ kind: "told", id: 1, told });
  await expect.poll(asked).toHaveLength(2);
  processes[0]?.say({ kind: "told", id: 2, told });
  expect(await next.answer).toEqual(told);
});

test("without work it ends, and gives its memory back", async () => {
  const { teller, processes, ask } = tellerWith({ idleMs: 10 });
  const first = ask();
  await expect.poll(() => processes[0]?.orders).toHaveLength(2);
  processes[0]?.say({ kind: "told", id: 1, told });
  await first.answer;
  await expect.poll(() => teller.loaded()).toBeUndefined();
  expect(teller.faultOf("small")).toBeUndefined();
});

test("a prompt that does not fit is told apart from a runtime that fails", async () => {
  const { processes, ask, asked } = tellerWith();
  for (const [at, fault] of (["too_long", "failed"] as const).entries()) {
    const { answer } = ask();
    await expect.poll(asked).toHaveLength(at + 1);
    processes[0]?.say({ kind: "fault", id: at + 1, fault, why: "" });
    await expect(answer).rejects.toMatchObject({ fault });
  }
});

test("nothing is told once it is closed", async () => {
  const { teller, processes, ask } = tellerWith();
  const [running, waiting] = [ask(), ask()];
  await expect.poll(() => processes[0]?.orders).toHaveLength(2);
  await teller.close();
  await expect(running.answer).rejects.toMatchObject({ fault: "closed" });
  await expect(waiting.answer).rejects.toMatchObject({ fault: "closed" });
  expect(processes).toHaveLength(1);
  await expect(ask().answer).rejects.toMatchObject({ fault: "closed" });
});
