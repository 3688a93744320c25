// `npm test`: what a change needs, a summary, and a last line `N passed, M failed`. `npm run test:all`: every check.
import { PlainError } from "./run/process.mjs";
import { onPinnedNode } from "./run/setup.mjs";

await onPinnedNode(async () => {
  const { steps } = await import("./run/steps.mjs");
  const { sum } = await import("./run/results.mjs");
  const args = process.argv.slice(2);
  if (args[0] === "--list") {
    for (const { name, about, onlyInAll } of steps)
      console.log(`${name.padEnd(10)} ${about}${onlyInAll ? " (test:all)" : ""}`);
    return 0;
  }
  const began = performance.now();
  const { chosen, more, whole } = choose(args, steps);
  const results = [];
  for (const group of groupsOf(chosen))
    results.push(...(await Promise.all(group.map((step) => runStep(step, more, whole)))));
  console.log("");
  for (const { name, outcome } of results) console.log(`${name.padEnd(10)} ${outcome}`);
  const { passed, failed } = sum(results.map(({ counts }) => counts));
  console.log(`\n${elapsed(began)} in all\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * `npm test -- unit stories` runs these two steps, whole; further arguments are passed to their tools.
 * @param {string[]} args @param {import("./run/steps.mjs").Step[]} steps
 */
function choose(args, steps) {
  if (args[0] === "--all") {
    // Random tests try more.
    process.env.THOROUGH = "1";
    return { chosen: steps, more: args.slice(1), whole: true };
  }
  const known = steps.map(({ name }) => name);
  const names = args.slice(0, args.findIndex((arg) => !known.includes(arg)) >>> 0);
  const more = args.slice(names.length);
  if (names.length === 0 && more.length > 0) {
    throw new PlainError(`There is no step "${more[0]}". The steps are ${known.join(", ")}.`);
  }
  const wanted = steps.filter(({ name, onlyInAll }) =>
    names.length === 0 ? !onlyInAll : names.includes(name),
  );
  const needsBrowser = wanted.some((step) => step.needsBrowser);
  const chosen = steps.filter(
    (step) => wanted.includes(step) || (needsBrowser && step.name === "browser"),
  );
  return { chosen, more, whole: names.length > 0 };
}

/**
 * Groups adjacent steps that may run in parallel: oxlint alone uses only one of two cores.
 * @param {import("./run/steps.mjs").Step[]} chosen
 */
function groupsOf(chosen) {
  /** @type {import("./run/steps.mjs").Step[][]} */
  const groups = [];
  for (const step of chosen) {
    const group = groups.at(-1);
    if (step.besideOthers && group?.[0]?.besideOthers) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param {import("./run/steps.mjs").Step} step @param {string[]} more @param {boolean} whole */
async function runStep({ name, about, run, needsBrowser, skip }, more, whole) {
  console.log(`\n── ${name}: ${about}`);
  const began = performance.now();
  let counts = { passed: 0, failed: 0, skipped: 0 };
  const reason = skip?.();
  if (reason) return { name, counts, outcome: `– not run: ${reason}` };
  try {
    if (needsBrowser && !process.env.CHROMIUM_PATH) throw new PlainError("There is no browser.");
    counts = await run(more, whole);
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    counts = { ...counts, failed: 1 };
  }
  const { passed, failed, skipped } = counts;
  const mark = failed === 0 ? "✓" : "✗";
  const also = skipped > 0 ? `, ${skipped} skipped` : "";
  const outcome = `${mark} ${passed} passed, ${failed} failed${also} · ${elapsed(began)}`;
  console.log(`${name}: ${outcome}`);
  return { name, counts, outcome };
}

/** @param {number} since */
function elapsed(since) {
  const seconds = Math.round((performance.now() - since) / 1000);
  return seconds < 60
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
