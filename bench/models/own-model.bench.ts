import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installByNpm, openRuntime, runtimeName } from "@katha/server/features/models/own/runtime";
import { startTeller } from "@katha/server/features/models/own/start-teller";
import { openTeller } from "@katha/server/features/models/own/teller";
import { insertStory } from "@katha/server/testing/insert-story";
import { shapes, writeRandomModel } from "@katha/server/testing/gguf/random-model";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "../server/bench-server.ts";
import { percentile } from "../server/waits.ts";

/**
 * What the server's pages lose while a model tells beside it: `npm run bench -- own-model [1.5B|4B]`. The weights are
 * random, in a real model's shape; windows with and without the model follow each other, so that other load affects both.
 * The runtime is brought by npm, once, and kept for the next bench.
 */
const windows = 8;
const windowMs = 6_000;
/** The event loop may be later by so much. */
const allowedMs = 5;

const wanted = process.argv[2] ?? "1.5B";
const shape = Object.entries(shapes).find(([name]) => name === wanted)?.[1];
if (shape === undefined) throw new Error(`There are: ${Object.keys(shapes).join(", ")}.`);

const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  ),
);
const runtime = openRuntime({
  parent: fileURLToPath(new URL("../../node_modules/.cache/katha-runtime", import.meta.url)),
  install: installByNpm(environment),
});
const never = new AbortController().signal;
await runtime.install(never).catch((error: unknown) => {
  const why = `npm could not install ${runtimeName}, and nothing was measured. Is there a network?`;
  throw new Error(why, { cause: error });
});

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "katha-bench-own-"));
opened.defer(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, "random.gguf");
await writeRandomModel(file, shape);
const teller = openTeller({
  start: startTeller,
  runtime: runtime.folder,
  threads: Math.max(1, availableParallelism() - 1),
});
opened.defer(() => teller.close());
const model = { name: wanted, file, memoryBytes: 8e9 };

/** Its tokenizer reads a letter as a token, and tells a token as a word. */
async function tell(letters: number, tokens: number, signal: AbortSignal) {
  const began = performance.now();
  let first: number | undefined;
  const messages = [
    { role: "user" as const, content: `${began} ${"a letter for a token ".repeat(letters / 21)}` },
  ];
  const work = {
    messages,
    contextTokens: 2_304,
    answerTokens: tokens,
    temperature: 0.8,
    json: null,
  };
  const told = await teller.tell(model, work, {
    signal,
    onPiece: () => {
      first ??= performance.now();
    },
  });
  const at = first ?? performance.now();
  return { ...told, readMs: at - began, toldMs: performance.now() - at };
}

const began = performance.now();
await tell(21, 1, never);
printNumber(`${wanted}: loaded`, (performance.now() - began) / 1_000, "s");
const spoken = await tell(630, 110, never);
printNumber(
  `${wanted}: a prompt is read`,
  (spoken.promptTokens / spoken.readMs) * 1_000,
  "tokens/s",
);
printNumber(`${wanted}: 80 words (110 tokens) are told`, spoken.toldMs / 1_000, "s");

const database = await openBenchDatabase("pglite");
opened.defer(() => database.close());
const app = await openBenchApp(database);
opened.defer(() => app.close());
for (let story = 0; story < 20; story += 1) await insertStory(database.db, {});
const ask = () => app.inject({ url: "/api/v1/stories/" });
for (let warm = 0; warm < 50; warm += 1) await ask();

interface Seen {
  delays: number[];
  waits: number[];
}

async function watched(seen: Seen): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const until = performance.now() + windowMs;
  while (performance.now() < until) {
    const asked = performance.now();
    await ask();
    seen.waits.push(performance.now() - asked);
    await pause(10);
  }
  delay.disable();
  seen.delays.push(delay.percentile(99) / 1e6);
}

const idle: Seen = { delays: [], waits: [] };
const telling: Seen = { delays: [], waits: [] };
for (let window = 0; window < windows; window += 1) {
  await watched(idle);
  const stopping = new AbortController();
  const told = tell(630, 1_500, stopping.signal).catch(() => undefined);
  await pause(500);
  await watched(telling);
  stopping.abort();
  await told;
}
const median = (values: readonly number[]) => percentile(values, 0.5);
for (const [label, { delays, waits }] of Object.entries({ idle, telling })) {
  printNumber(`${label}: event loop, p99 (median of ${windows} windows)`, median(delays), "ms");
  printNumber(`${label}: a list of stories, median`, median(waits), "ms");
  printNumber(`${label}: a list of stories, p99`, percentile(waits, 0.99), "ms");
}
const later = median(telling.delays) - median(idle.delays);
printNumber(`event loop later at the p99 (at most ${allowedMs})`, later, "ms");
if (later > allowedMs) process.exitCode = 1;
