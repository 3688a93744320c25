import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { systemClock as clock } from "@katha/server/lib/clock";
import { builtInNarrator, modelsFile, openNarrators } from "@katha/narrator";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "../server/bench-server.ts";
import { signUp } from "../server/sign-up.ts";
import type { Evening, Lived } from "./players.ts";

/** 64 players at once, each turn written by a model at 40 tokens a second: does any stream stall? */
const players = 64;
const turnsEach = 5;
const mostStall = 250;

function start(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--conditions=@katha/source"],
  });
}

const provider = start("./provider.ts");
const [baseURL] = (await once(provider, "message")) as [string];
const { text, image } = modelsFile.parse({ text: { "*": { provider: "fake", model: "a-model" } } });
const { narratorFor } = openNarrators({
  isImageModel: () => false,
  bindings: {
    providers: { fake: { protocol: "openai" as const, baseURL, apiKey: undefined, headers: {} } },
    text,
    image,
  },
  builtIn: builtInNarrator,
  clock,
  log: { warn: (fields, message) => console.warn(message, fields) },
  fetchPicture: () => Promise.reject(new Error("Nobody paints here.")),
});

const database = await openBenchDatabase("pglite");
const { db } = database;
const app = await openBenchApp(database, { narratorFor });
const origin = await app.listen({ host: "127.0.0.1", port: 0 });
const shore = { text: "The steps go down.", choices: [{ text: "Go", target: "end" }], budget: 99 };
const end = { text: "Away.", choices: [] };
const storyId = await insertStory(db, {
  story_structure: JSON.stringify({ start_node: "shore", nodes: { shore, end } }),
});
const authorizations: string[] = [];
for (let one = 1; one <= players; one += 1)
  authorizations.push((await signUp(app, one)).authorization);

const crowd = start("./players.ts");
const rss = () => process.memoryUsage().rss / 2 ** 20;
const before = rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, rss());
}, 100);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const used = process.cpuUsage();
const evening: Evening = { origin, storyId, authorizations, turns: turnsEach };
crowd.send(evening);
const [lived] = (await once(crowd, "message")) as [Lived];
clearInterval(watch);
delay.disable();
const { user, system } = process.cpuUsage(used);

const name = `${players} players`;
printNumber(`${name}: turns told`, lived.turns, "");
printNumber(`${name}: turns that failed`, lived.failed, "");
printNumber(`${name}: turns`, lived.turns / lived.seconds, "/s");
printNumber(`${name}: pieces of text`, lived.deltas / lived.seconds, "/s");
printNumber(`${name}: first piece, median`, lived.firstTokenP50, "ms");
printNumber(`${name}: first piece, p95`, lived.firstTokenP95, "ms");
printNumber(`${name}: between two pieces, p99`, lived.gapP99, "ms");
printNumber(`${name}: between two pieces, longest`, lived.longestGap, "ms");
printNumber(`${name}: the server's event loop behind, p99`, delay.percentile(99) / 1e6, "ms");
printNumber(`${name}: the server's event loop behind, longest`, delay.max / 1e6, "ms");
printNumber(`${name}: the server's memory before`, before, "MB");
printNumber(`${name}: the server's memory at most`, most, "MB");
printNumber(`${name}: the server's share of a core`, (user + system) / 1e6 / lived.seconds, "");
if (lived.longestGap > mostStall || lived.failed > 0) {
  console.error(`A line stopped for more than ${mostStall} ms, or a turn failed.`);
  process.exitCode = 1;
}
await app.close();
await database.close();
provider.kill();
