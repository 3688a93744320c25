import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { catalogueFolder, readBook } from "@katha/catalogue";
import { pino } from "pino";
import { openStoryThreads } from "@katha/server/features/game/index";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { signUp } from "./sign-up.ts";

/** What was typed and written to stop the server, once each, and how long everybody else waits meanwhile. */
const mostWait = 100;

const database = await openBenchDatabase("pglite");
const { db } = database;
const log = pino({ level: "silent" });
const storyEngine = openStoryThreads({ db, log });
const app = await openBenchApp(database, { storyEngine });
const headers = {
  ...(await signUp(app)),
  "content-type": "application/json",
};

const room = { text: "A room.", choices: [{ text: "Take the stairs.", target: "end" }] };
const plain = { start_node: "room", nodes: { room, end: { text: "The end.", choices: [] } } };
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const record = <Value>(count: number, of: (at: number) => Value) =>
  Object.fromEntries(range(count).map((at) => [`q${at}`, of(at)]));

const flags = {
  ...plain,
  qualities: record(1_200, (at) => ({ kind: "flag", name: `F${at}` })),
  nodes: {
    ...plain.nodes,
    room: { ...room, effects: range(1_200).map((at) => ({ set: `q${at}`, to: true })) },
  },
};
const filled = {
  ...plain,
  qualities: { t: { kind: "text", name: "T", start: "x".repeat(20_000) } },
  nodes: { ...plain.nodes, room: { ...room, text: "{t}".repeat(6_600) } },
};
const topics = {
  ...plain,
  reactions: { guard: { says: ["No."], topics: range(20_000).map((at) => `topic ${at}`) } },
};
const catalogue = (slug: string) => readBook(catalogueFolder, slug).structure;

const send = (method: "POST" | "PUT", url: string, payload: object | string) =>
  app.inject({ method, url: `/api/v1${url}`, headers, payload });

/** A story that is there already: saving one like it is refused today. */
async function begin(structure: object): Promise<string> {
  const story_id = await insertStory(db, {
    story_structure: JSON.stringify(structure),
    initial_xp: 1_000,
  });
  const begun = await send("PUT", "/game/sessions/", { story_id });
  return begun.json<{ id: string }>().id;
}

const type = (session: string, user_action: string) =>
  send("POST", `/game/sessions/${session}/action`, { action_type: "custom_action", user_action });

/** Written before anything is measured: writing a long one takes as long as what is looked for. */
const trialOf = (structure: object, said: string) =>
  JSON.stringify({
    story_structure: structure,
    position: { node: "room", turns_here: 0, beats_told: [], path: ["room"] },
    passages: [{ node: "room", said: null, text: "A room." }],
    offers: [],
    action: "custom_action",
    said,
    selected_model: "tenali",
  });
const tryScene = (body: string) => send("POST", "/authoring/trial", body);

async function measured(
  name: string,
  work: () => Promise<{ statusCode: number; body: string }>,
): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const { statusCode, body } = await work();
  const took = performance.now() - began;
  await wait(20);
  delay.disable();
  const waited = delay.max / 1e6;
  printNumber(`${name} (${statusCode})`, took, "ms");
  printNumber("  others wait at most", waited, "ms");
  printNumber("  answer", body.length / 1_000, "kB");
  if (waited > mostWait) {
    console.log(`  over ${mostWait} ms`);
    process.exitCode = 1;
  }
}

const atPlain = await begin(plain);
await type(atPlain, "I look at the sky.");
for (const [line, times] of [
  ["i ", 31],
  ["तो ", 29],
  ["please ", 60],
  ["really just only ", 200],
] as const)
  await measured(`"${line}" ${times} times`, () => type(atPlain, line.repeat(times).trim()));
const pleading = trialOf(plain, "please ".repeat(60).trim());
await measured("the same in a trial", () => tryScene(pleading));

for (const [name, structure] of [
  ["1,200 flags and effects", flags],
  ["a text of 20,000 letters 6,600 times", filled],
  ["an answer of 20,000 topics", topics],
] as const) {
  const body = trialOf(structure, "What of topic 7?");
  await measured(`${name}, tried`, () => tryScene(body));
  let session = "";
  await measured(`${name}, begun`, async () => {
    session = await begin(structure);
    return { statusCode: session === undefined ? 503 : 201, body: "" };
  });
  if (session !== undefined)
    await measured(`${name}, a line`, () => type(session, "What of topic 7?"));
}
for (const slug of ["nakkara", "moti-khan"]) {
  const session = await begin(catalogue(slug));
  await measured(`${slug}, a line soon after it began`, () => type(session, "मैं इंतज़ार करती हूँ"));
  await measured(`${slug}, the next`, () => type(session, "I wait for him"));
}
const large = range(4).map((at) => trialOf({ ...catalogue("nakkara"), at }, "I wait"));
await measured("four trials of 4 MB at once", async () => {
  const all = await Promise.all(large.map(tryScene));
  return all.at(-1) ?? { statusCode: 0, body: "" };
});

const megabytes = () => process.memoryUsage().rss / 2 ** 20;
printNumber("memory after all this", megabytes(), "MB");
await wait(60_000);
printNumber("memory a minute later", megabytes(), "MB");
await app.close();
await storyEngine.close();
await database.close();
