// `npm test`: every check of the house, a summary, and a last line `N passed, M failed`.
import path from "node:path";
import { PlainError, root, script } from "./run/program.mjs";
import { elapsed } from "./run/progress.mjs";
import { onPinnedNode, pinnedNode } from "./run/runtime.mjs";

await script(() =>
  onPinnedNode(async () => {
    const { steps } = await import("./run/steps.mjs");
    const { sum } = await import("./run/results.mjs");
    const { chosen, more, list } = readArguments(process.argv.slice(2), steps);
    if (list) {
      for (const { name, about } of steps) say(`${name.padEnd(10)} ${about}`);
      return 0;
    }
    usePinnedNodeEverywhere();
    const began = performance.now();
    const results = [];
    for (const step of chosen) results.push(await runStep(step, more));
    say("");
    for (const { name, outcome } of results) say(`${name.padEnd(10)} ${outcome}`);
    const { passed, failed } = sum(results.map(({ counts }) => counts));
    say(`\n${elapsed(performance.now() - began)} in all\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  }),
);

/**
 * `npm test -- unit stories` runs these two; what follows the names goes to their tools.
 * @param {string[]} args @param {import("./run/steps.mjs").Step[]} steps
 */
function readArguments(args, steps) {
  const named = (/** @type {string | undefined} */ arg) => steps.find(({ name }) => name === arg);
  const names = args.slice(0, args.findIndex((arg) => !named(arg)) >>> 0);
  const more = args.slice(names.length);
  if (more[0] === "--list") return { chosen: [], more: [], list: true };
  if (names.length === 0 && more.length > 0) {
    const known = steps.map(({ name }) => name).join(", ");
    throw new PlainError(`There is no step "${more[0]}". The steps are ${known}.`);
  }
  const wanted = steps.filter(({ name, whenNamed }) =>
    names.length === 0 ? !whenNamed : names.includes(name),
  );
  const browserFirst = wanted.some(({ needsBrowser }) => needsBrowser);
  const chosen = steps.filter(
    (step) => wanted.includes(step) || (browserFirst && step.name === "browser"),
  );
  return { chosen, more, list: false };
}

/** @param {import("./run/steps.mjs").Step} step @param {string[]} more */
async function runStep({ name, about, run, needsBrowser, skip }, more) {
  say(`\n── ${name}: ${about}`);
  const why = skip?.();
  if (why) {
    say(`not run: ${why}`);
    return { name, counts: { passed: 0, failed: 0, skipped: 0 }, outcome: `– not run: ${why}` };
  }
  const began = performance.now();
  const ticker = setInterval(
    () => say(`… ${name} · ${elapsed(performance.now() - began)}`),
    30_000,
  );
  try {
    if (needsBrowser && !process.env.CHROMIUM_PATH) throw new PlainError("There is no browser.");
    const counts = await run(more);
    return result(name, counts, performance.now() - began);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(error instanceof PlainError ? error.message : (error.stack ?? error.message));
    return result(name, { passed: 0, failed: 1, skipped: 0 }, performance.now() - began);
  } finally {
    clearInterval(ticker);
  }
}

/** @param {string} name @param {import("./run/results.mjs").Counts} counts @param {number} ms */
function result(name, counts, ms) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  const unsteady = counts.unsteady ? `, ${counts.unsteady} only when tried again` : "";
  const mark = counts.failed === 0 ? "✓" : "✗";
  const outcome = `${mark} ${counts.passed} passed, ${counts.failed} failed${skipped}${unsteady} · ${elapsed(ms)}`;
  say(outcome.replace(mark, `${mark} ${name}:`));
  return { name, counts, outcome };
}

function usePinnedNodeEverywhere() {
  const first = [path.dirname(pinnedNode()), path.join(root, "node_modules", ".bin")];
  process.env.PATH = [...first, process.env.PATH].join(path.delimiter);
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
