import { readdir, readFile } from "node:fs/promises";
import { builtInNarrator, modelsFile, openNarrators, tokensIn } from "@katha/narrator";
import { systemClock as clock } from "@katha/server/lib/clock";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "../server/bench-server.ts";
import { signUp } from "../server/sign-up.ts";
import { openRecordedModel } from "./recorded-model.ts";
import { playSitting, type Played } from "./play.ts";
import { sittingFrom } from "./sitting.ts";
import { pageFor, rowFor, tableHead, totalsOf } from "./print.ts";

/**
 * Ten sittings of forty turns against a recorded model: what stands on the page, what it cost, and what the model was
 * still told of the beginning. `npm run bench -- sittings/sittings --page salt` prints one sitting in full.
 */
const home = new URL("./recorded/", import.meta.url);
const wanted = process.argv.includes("--page")
  ? process.argv[process.argv.indexOf("--page") + 1]
  : undefined;

const model = await openRecordedModel();
const database = await openBenchDatabase("pglite");
const { db } = database;
const providers = {
  recorded: {
    protocol: "openai" as const,
    baseURL: model.baseURL,
    apiKey: undefined,
    headers: {},
  },
};
let tokens = 8_000;
const logged: string[] = [];
const app = await openBenchApp(database, {
  servedBy: () => "recorded",
  narratorFor: (key) => {
    const { text, image } = modelsFile.parse({
      text: {
        "*": {
          provider: "recorded",
          model: "a-model",
          prompt: tokens,
          hears: false,
          bridges: false,
        },
      },
    });
    return openNarrators({
      isImageModel: () => false,
      bindings: { providers, text, image },
      builtIn: builtInNarrator,
      clock,
      log: { warn: ({ why }) => void logged.push(String(why)) },
      fetchPicture: () => Promise.reject(new Error("Nobody paints here.")),
    }).narratorFor(key);
  },
});

const names = (await readdir(home)).filter((name) => name.endsWith(".txt")).toSorted();
const all: Played[] = [];
for (const [at, file] of names.entries()) {
  const name = file.slice(0, -".txt".length);
  if (wanted !== undefined && !name.includes(wanted)) continue;
  const sitting = sittingFrom(name, await readFile(new URL(file, home), "utf8"));
  tokens = sitting.tokens;
  const storyId = await insertStory(db, {
    title: sitting.title,
    tagline: sitting.tagline,
    language: sitting.language,
    story_prompt: sitting.premise,
    story_system_prompt: sitting.wishes,
    bible: JSON.stringify(sitting.bible),
    initial_xp: 500,
  });
  const headers = await signUp(app, at + 1);
  all.push(
    await playSitting(sitting, {
      app,
      db,
      model,
      headers,
      storyId,
      tokensIn,
      reasons: () => logged.splice(0),
    }),
  );
}
if (wanted === undefined) {
  console.log(`\n${tableHead}`);
  for (const played of all) console.log(rowFor(played));
} else for (const played of all) console.log(pageFor(played));

const total = totalsOf(all);
console.log("");
for (const [kind, { written, shown }] of total.kinds)
  printNumber(`${kind}: on the page, of ${written}`, shown, "");
printNumber("coins charged for parts with a fault", total.coins, "");
printNumber("prompts over their tokens", total.over, "");
printNumber("sittings brought to an ending", total.ended, `of ${all.length}`);
printNumber("early words still told at the last turn", total.kept, `of ${total.toKeep}`);
if (total.coins > 0 || total.over > 0) process.exitCode = 1;
await app.close();
await database.close();
await model.close();
