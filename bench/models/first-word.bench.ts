import { systemClock } from "@katha/server/lib/clock";
import { builtInNarrator, modelsFile, openNarrators, promptFor } from "@katha/narrator";
import { requestTo } from "@katha/narrator/testing";
import { openBenchApp, openBenchDatabase } from "../server/bench-server.ts";
import { percentile } from "../server/waits.ts";
import { printNumber } from "../number.ts";
import { openPlayer } from "./player.ts";
import { openProvider } from "./provider.ts";

/** The time that Katha adds to a model's first word. At most 20 ms at p95. */
const turns = 90;
const allowed = 20;
const openings = [
  "The lamp had burnt down to its last thumb of oil, and the dark came up to your wrists.",
  "I was six when my father taught me to bargain under a cloth.",
  "Her boat was gone. Somebody on the other bank was counting aloud.",
  "उसने दीया सीढ़ी पर रखा, और अँधेरा कलाइयों तक चढ़ आया।",
  '"Nobody," said the ferryman, and went on mending the net.',
];

/** Milliseconds until the provider's first word for the simplest possible request. */
async function plainly(baseURL: string, messages: unknown): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${baseURL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "m", messages, stream: true }),
  });
  const decoder = new TextDecoder();
  let heard = "";
  for await (const bytes of response.body ?? []) {
    heard += decoder.decode(bytes, { stream: true });
    if (/"content":"[^"]/.test(heard)) return performance.now() - began;
  }
  throw new Error("The provider said nothing.");
}

/** Both were measured alternately, so that other load on the machine affects both. */
function report(label: string, plain: readonly number[], ours: readonly number[]): void {
  const at = (share: number) => percentile(ours, share) - percentile(plain, share);
  printNumber(`${label}: provider alone, median`, percentile(plain, 0.5), "ms");
  printNumber(`${label}: provider alone, p95`, percentile(plain, 0.95), "ms");
  printNumber(`${label}: added to the median`, at(0.5), "ms");
  printNumber(`${label}: added to the p95 (at most ${allowed})`, at(0.95), "ms");
  if (at(0.95) > allowed) process.exitCode = 1;
}

const providers = await Promise.all(
  openings.map((text) =>
    openProvider("--rate", "40", "--first", "50", "--text", `${text} And then?`),
  ),
);
const baseURLs = providers.map(({ baseURL }) => baseURL);
const { text, image } = modelsFile.parse({
  text: Object.fromEntries(
    baseURLs.map((_, at) => [
      `m${at}`,
      { provider: `p${at}`, model: "m", structuredOutput: "none" },
    ]),
  ),
});
const bindings = {
  text: { ...text, tenali: text["m0"] ?? [] },
  image,
  providers: Object.fromEntries(
    baseURLs.map((baseURL, at) => [
      `p${at}`,
      { protocol: "openai" as const, baseURL, apiKey: undefined, headers: {} },
    ]),
  ),
};
const narrators = openNarrators({
  isImageModel: () => false,
  bindings,
  builtIn: builtInNarrator,
  clock: systemClock,
  log: { warn: (fields, message) => console.error(message, fields) },
  fetchPicture: () => Promise.reject(new Error("no pictures here")),
});

const request = requestTo();
const prompt = promptFor({ request, tokens: 8_000 });
const messages = [{ role: "system", content: prompt.system }, ...prompt.messages];

async function toFirstWord(model: string): Promise<number> {
  const stopping = new AbortController();
  const began = performance.now();
  try {
    for await (const told of narrators.narratorFor(model).narrate(request, stopping.signal))
      if (told.kind === "delta") return performance.now() - began;
  } finally {
    stopping.abort();
  }
  throw new Error("Nothing was told.");
}

for (const [at, baseURL] of baseURLs.entries()) {
  await plainly(baseURL, messages);
  await toFirstWord(`m${at}`);
}
async function byTurns(wait: (at: number) => Promise<number>) {
  const plain: number[] = [];
  const ours: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const at = turn % baseURLs.length;
    plain.push(await plainly(baseURLs[at] ?? "", messages));
    ours.push(await wait(at));
  }
  return [plain, ours] as const;
}

report("narrator", ...(await byTurns((at) => toFirstWord(`m${at}`))));

const database = await openBenchDatabase("pglite");
const app = await openBenchApp(database, { narratorFor: narrators.narratorFor });
const address = await app.listen({ host: "127.0.0.1", port: 0 });
const player = await openPlayer(database.db, address);
await player.firstWord();
report("whole server, over HTTP as events", ...(await byTurns(() => player.firstWord())));

await app.close();
await database.close();
await Promise.all(providers.map((provider) => provider.close()));
