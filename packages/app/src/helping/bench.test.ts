import { expect, it } from "vitest";
import { newBench, type Drafted } from "./bench.ts";

interface Line {
  id: string;
  text: string;
}

function aBench() {
  const bench = newBench<Line, string>();
  const answers: ((answer: Drafted<{ text: string }>) => void)[] = [];
  const signals: AbortSignal[] = [];
  const seen: string[][] = [];
  const ask = () =>
    bench.ask((signal, drafts) => {
      signals.push(signal);
      seen.push(drafts.map(({ text }) => text));
      return new Promise((resolve) => answers.push(resolve));
    });
  return {
    bench,
    answers,
    signals,
    seen,
    ask,
    texts: () => bench.state().drafts.map((d) => d.text),
  };
}

it("asks once however often it is pressed, and lays new drafts above those that lie there", async () => {
  const { bench, answers, seen, ask, texts } = aBench();
  const first = ask();
  await ask();
  expect(answers).toHaveLength(1);
  expect(bench.state().isAsking).toBe(true);
  answers[0]?.({ drafts: [{ text: "a" }, { text: "b" }] });
  await first;
  const second = ask();
  answers[1]?.({ drafts: [{ text: "c" }] });
  await second;
  expect(texts()).toEqual(["c", "a", "b"]);
  expect(seen).toEqual([[], ["a", "b"]]);
  expect(new Set(bench.state().drafts.map(({ id }) => id)).size).toBe(3);
  expect(bench.state()).toMatchObject({ isAsking: false, came: 1 });
});

it("loses nothing to a failure, and says it until the next answer", async () => {
  const { bench, answers, ask, texts } = aBench();
  bench.wish("rain");
  const first = ask();
  answers[0]?.({ drafts: [{ text: "a" }] });
  await first;
  const second = ask();
  answers[1]?.({ error: "No line." });
  await second;
  expect(bench.state()).toMatchObject({ error: "No line.", wish: "rain", isAsking: false });
  expect(texts()).toEqual(["a"]);
  void ask();
  expect(bench.state().error).toBeUndefined();
});

it("can be stopped: what comes after that is not wanted, and the next is", async () => {
  const { bench, answers, signals, ask, texts } = aBench();
  const first = ask();
  bench.stop();
  expect(signals[0]?.aborted).toBe(true);
  expect(bench.state()).toMatchObject({ isAsking: false, wasStopped: true });
  const second = ask();
  answers[0]?.({ drafts: [{ text: "late" }] });
  await first;
  expect(bench.state().isAsking).toBe(true);
  answers[1]?.({ drafts: [{ text: "wanted" }] });
  await second;
  expect(texts()).toEqual(["wanted"]);
});

it("keeps what was replaced, each once and the last first, until it is let go", () => {
  const { bench } = aBench();
  for (const words of ["one", "two", "one"]) bench.keep(words);
  const kept = () => bench.state().kept.map(({ standing }) => standing);
  expect(kept()).toEqual(["one", "two"]);
  bench.forget(bench.state().kept[0]?.id ?? "");
  expect(kept()).toEqual(["two"]);
  for (const words of ["3", "4", "5", "6", "7"]) bench.keep(words);
  expect(kept()).toEqual(["7", "6", "5", "4", "3"]);
});

it("tells whoever listens, and takes no draft that was discarded back", async () => {
  const { bench, answers, ask, texts } = aBench();
  let told = 0;
  const leave = bench.subscribe(() => (told += 1));
  const first = ask();
  answers[0]?.({ drafts: [{ text: "a" }, { text: "b" }] });
  await first;
  bench.discard([bench.state().drafts[0]?.id ?? ""]);
  expect(texts()).toEqual(["b"]);
  expect(told).toBe(3);
  leave();
  bench.open(true);
  expect(told).toBe(3);
});

it("is as it lay when the page was last open, but for what was under way", async () => {
  const { bench, answers, ask } = aBench();
  expect(bench.lasting()).toBeUndefined();
  const first = ask();
  answers[0]?.({ drafts: [{ text: "a" }, { text: "b" }] });
  await first;
  bench.open(true);
  bench.wish("Rain");
  bench.keep("before");
  bench.took({ 1: "ford" });
  void ask();
  const lasting: unknown = JSON.parse(JSON.stringify(bench.lasting()));
  const again = newBench<Line, string>(Object.is, lasting as ReturnType<typeof bench.lasting>);
  expect(again.state()).toEqual({ ...bench.state(), isAsking: false, came: 0 });
  await again.ask(async () => ({ drafts: [{ text: "c" }] }));
  const ids = again.state().drafts.map(({ id }) => id);
  expect(new Set([...ids, again.state().kept[0]?.id]).size).toBe(4);
});
