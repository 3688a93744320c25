import { assert, constantFrom, array, property } from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { isWithinMarkdownLimits, markdownLimits } from "../../../markdown/index.ts";
import { Markdown } from "./Markdown.tsx";

const { characters } = markdownLimits;
const tokens = [
  "*",
  "_",
  "**",
  "`",
  "[",
  "](",
  "<",
  "> ",
  "+ ",
  "1. ",
  "\\",
  "&",
  "\n",
  "a",
  " ",
  "=",
];
const pairs = tokens.flatMap((one) => tokens.map((other) => one + other));

/** The CPU time of one rendering in milliseconds, so that other programs hardly affect it. */
function spentOn(text: string): number {
  const before = process.cpuUsage();
  renderToStaticMarkup(<Markdown>{text}</Markdown>);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const plain = "The lamp must not go out. Three things will try: the wind, the minister, and you. ";
const formatted = plain.replace("must not", "*must not*").replace("you", "[you](/you)");
const ordinary = `${(formatted + plain).repeat(2)}\n\n`.repeat(60).slice(0, characters);

const most = 10;
let ofOrdinary = Infinity;

/**
 * How many times longer than an ordinary text of the same length it takes; a slow result is
 * measured again.
 */
function timesOrdinary(text: string): number {
  let ratio = spentOn(text) / ofOrdinary;
  for (let tries = 0; ratio > most && tries < 5; tries += 1)
    ratio = Math.min(ratio, spentOn(text) / spentOn(ordinary));
  return ratio;
}

beforeAll(() => {
  for (let warm = 0; warm < 15; warm += 1) ofOrdinary = Math.min(ofOrdinary, spentOn(ordinary));
});

const filled = (pattern: string) => pattern.repeat(characters / pattern.length);

/**
 * Repeats the pattern as often as the limits allow, which is the slowest text that is still parsed,
 * and fills the rest with letters.
 */
function asOftenAsAllowed(pattern: string): string {
  let [allowed, refused] = [0, Math.floor(characters / pattern.length) + 1];
  while (refused - allowed > 1) {
    const middle = Math.floor((allowed + refused) / 2);
    if (isWithinMarkdownLimits(pattern.repeat(middle))) allowed = middle;
    else refused = middle;
  }
  const text = pattern.repeat(allowed);
  return text + "a".repeat(characters - text.length);
}

test.each([
  ["lists in lists", "+ "],
  ["quotes in quotes", "> "],
  ["emphasis that never ends", "*_"],
  ["links that never end", "[a](<"],
  ["an instruction that never ends", "a <?"],
])("20 KB of %s take no longer than a few ordinary texts", (_name, pattern) => {
  expect(timesOrdinary(filled(pattern))).toBeLessThan(most);
  expect(timesOrdinary(`a ${filled(pattern)}`.slice(0, characters))).toBeLessThan(most);
});

test("nor does any sign or pair of signs, repeated over 20 KB or as often as allowed", () => {
  const slow = [...tokens, ...pairs].flatMap((pattern) => {
    const whole = filled(pattern);
    // If the whole text is allowed, both texts are the same.
    const texts = isWithinMarkdownLimits(whole) ? [whole] : [whole, asOftenAsAllowed(pattern)];
    return texts
      .map((text) => [pattern, timesOrdinary(text)] as const)
      .filter(([, ratio]) => ratio > most);
  });
  expect(slow).toEqual([]);
}, 120_000);

test("nor does any mixture of signs", () => {
  const pieces = array(constantFrom(...tokens, "\n\n", "- ", "    ", "lamp "), {
    minLength: 1,
    maxLength: 12,
  });
  assert(
    property(pieces, (picked) => timesOrdinary(asOftenAsAllowed(picked.join(""))) < most),
    { numRuns: 80 },
  );
}, 120_000);
