import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isWithinMarkdownLimits, markdownLimits } from "@katha/ui/markdown";
import react from "@vitejs/plugin-react";
import { build, defaultServerConditions } from "vite";
import { printNumber } from "../number.ts";

/**
 * Finds the slowest markdown of 20 KB: every pattern of one to three characters, repeated over the whole text and as often
 * as the limits allow, with letters or paragraphs after it. `BENCH_STRIDE=1` tries all patterns of three.
 */
const limitMs = 50;
const stride = Number(process.env["BENCH_STRIDE"] ?? 211);
const tokens = '* _ ** ` [ ]( < > & \\ # + = " ( ~~~ lamp'.split(" ");
const signs = [...tokens, "> ", "- ", "1. ", "[a]: ", " ", "    ", "\n", "\n\n"];
const fillings = ["", "lamp ", "lamp\n\n"];
const { characters } = markdownLimits;

type RenderMarkdown = (text: string) => string;

async function buildRenderer(): Promise<RenderMarkdown> {
  // Next to the sources, so that Node finds react.
  const folder = await mkdtemp(path.join(import.meta.dirname, ".markdown-"));
  try {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      root: import.meta.dirname,
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      plugins: [react({ jsxImportSource: "@emotion/react" })],
      ssr: {
        noExternal: true,
        resolve: { conditions: ["@katha/source", ...defaultServerConditions] },
      },
      build: {
        ssr: "pages/markdown.tsx",
        write: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    if (!("output" in built)) throw new Error("Vite built more than one page, or watches.");
    const file = path.join(folder, "markdown.mjs");
    await writeFile(file, built.output[0].code);
    const { renderMarkdown } = (await import(pathToFileURL(file).href)) as {
      readonly renderMarkdown: RenderMarkdown;
    };
    return renderMarkdown;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function* patterns(): Generator<string> {
  yield* signs;
  for (const one of signs) for (const two of signs) yield one + two;
  let number = 0;
  for (const one of signs)
    for (const two of signs)
      for (const three of signs) {
        number += 1;
        if (number % stride === 0) yield one + two + three;
      }
}

/** The pattern, repeated as often as the limits allow. */
function fitted(before: string, pattern: string): string {
  let [allowed, refused] = [0, Math.floor((characters - before.length) / pattern.length) + 1];
  while (refused - allowed > 1) {
    const middle = Math.floor((allowed + refused) / 2);
    if (isWithinMarkdownLimits(before + pattern.repeat(middle))) allowed = middle;
    else refused = middle;
  }
  return before + pattern.repeat(allowed);
}

function* textsOf(pattern: string): Generator<string> {
  yield pattern.repeat(characters / pattern.length);
  const body = fitted("", pattern);
  for (const filling of fillings) yield filling === "" ? body : fitted(body, filling);
  yield fitted("lamp ", pattern);
}

const render = await buildRenderer();

function time(text: string): number {
  const start = performance.now();
  render(text);
  return performance.now() - start;
}

for (let warm = 0; warm < 30; warm += 1) time("The *lamp* and [you](/you).\n\n".repeat(100));
const started = performance.now();
let tried = 0;
const worst: { ms: number; text: string }[] = [];
for (const pattern of patterns())
  for (const text of textsOf(pattern)) {
    tried += 1;
    let ms = time(text);
    // Other load on the machine shows too, so slow texts are measured again.
    for (let again = 0; ms > limitMs / 2 && again < 4; again += 1) ms = Math.min(ms, time(text));
    worst.push({ ms, text });
    worst.sort((left, right) => right.ms - left.ms);
    worst.splice(5);
  }
printNumber("texts of up to 20 KB", tried, "");
printNumber("seconds in all", (performance.now() - started) / 1_000, "s");
for (const { ms, text } of worst)
  printNumber(`${JSON.stringify(text.slice(0, 12))} … ${JSON.stringify(text.slice(-6))}`, ms, "ms");
if ((worst[0]?.ms ?? 0) > limitMs) {
  console.error(`  A text takes longer than ${limitMs} ms.`);
  process.exitCode = 1;
}
