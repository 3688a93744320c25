import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../", import.meta.url);
const engine = [
  "understanding/**/*.ts",
  "reading/**/*.ts",
  "built-in/**/*.ts",
  "style/**/*.ts",
  "fitness/**/*.ts",
  "memory/echo.ts",
];
/** Grammar of English and Hindi in code: a line put into the story's person, tense and script; "a dog called Wellington". */
const grammar = [
  "built-in/echo/{english,hindi,hindi-past,in-devanagari,own-deed}.ts",
  "built-in/sight.ts",
];
/**
 * What is no list of a language: how a bible names the player, what is remembered, what a rating leaves out, a sample to
 * try models on, letters of Hindi in Latin ones, what strangers type.
 */
const ofTheirOwn = [
  "bible/played.ts",
  "memory/rules/{facts,names,objects,promises}.ts",
  "safety/{child,more-words,never}.ts",
  "providers/sample/scenes.ts",
  "text/in-latin.ts",
  "typing-players/wordings.ts",
];
const noEngine = ["**/*.test.ts", "languages/**", "testing/**"];

/** Comments, types' imports, and what is thrown at us and not read by players. */
const aside =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^(?:import|export) [^;]*? from "[^"]*";|Error\([\s\S]*?\);|fault\("[^"]*"\)/gmu;
/** Strings, templates and regular expressions. */
const literals =
  /'"'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(=,:[|&?]\s*|^\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/gmu;
/** What a template puts in, classes of letters, and the names of groups are no words. */
const noWords =
  /\$\{(?:[^{}]|\{[^{}]*\})*\}|\\p\{[^}]*\}|\\u[\dA-F]{4}|\[(?:[^\]\\]|\\.)*\]|\\[a-z]|\(\?<[a-z]+>|\/[a-z]*$/giu;
/** One name, as "asked" or ":look", is no list of words; nor is a file's. */
const name = /^["`][\w.:#~!?/-]*["`]$/u;
const letters = /\p{L}{2}/u;
const otherScripts = /(?!\p{Script=Latin})\p{L}|\p{M}/u;

const bareOf = (literal: string) => literal.replaceAll(noWords, "");

function wordsIn(code: string): string[] {
  const bare = code.replaceAll(aside, "");
  return (bare.match(literals) ?? []).filter(
    (literal) =>
      otherScripts.test(literal) || (!name.test(bareOf(literal)) && letters.test(bareOf(literal))),
  );
}

/** Names of deeds and acts, as ":wait :look", and what chance is seeded with. */
const isOfNames = (literal: string) =>
  /^"(?::\w+ ?)+"$/u.test(literal) || literal.startsWith(`\`\${seed} `);

const files = globSync(engine, { cwd: source, exclude: [...noEngine, ...grammar] });
const codeOf = (file: string) => readFileSync(new URL(file, source), "utf8");

/** Why a sentence may not be told, as the types say it for us. */
const reasons = new Set(
  globSync("fitness/**/*.ts", { cwd: source, exclude: noEngine }).flatMap((file) =>
    (codeOf(file).match(/^export type [^;]*;/gmu) ?? []).flatMap(
      (type) => type.match(/"[^"]+"/gu) ?? [],
    ),
  ),
);

test.each(files)("%s has no word of any language: those are lists in languages", (file) => {
  const isAllowed = (literal: string) => isOfNames(literal) || reasons.has(literal);
  expect(wordsIn(codeOf(file)).filter((literal) => !isAllowed(literal))).toEqual([]);
});

test("no other script than Latin stands outside languages, but for what is no list of a language", () => {
  const exclude = [...noEngine, ...grammar, ...ofTheirOwn];
  const outside = globSync("**/*.ts", { cwd: source, exclude }).filter((file) =>
    otherScripts.test(codeOf(file).replaceAll(aside, "")),
  );
  expect(outside).toEqual([]);
});
