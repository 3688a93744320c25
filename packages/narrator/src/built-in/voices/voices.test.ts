import { allows, askedAudience } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { english } from "../world/english.ts";
import { hindi } from "../world/hindi.ts";
import type { World } from "../world/world.ts";
import { english as englishRiddles, hindi as hindiRiddles } from "./birbal/riddles.ts";
import { voiceLanguages, voiceNames, voiceOf, type VoiceLanguage } from "./index.ts";

const worlds: Readonly<Record<VoiceLanguage, World>> = { en: english, hi: hindi };
const riddles = { en: englishRiddles, hi: hindiRiddles };

/** Every line that is told in a language, and whose it is. */
function linesIn(voiceLanguage: VoiceLanguage): string[] {
  const { motifs, hours, weathers, nearHouses, gestures, bodies, named, nameAgain } =
    worlds[voiceLanguage];
  const airs = [hours, weathers, nearHouses].flatMap((source) => Object.values(source).flat());
  return [
    ...voiceNames.flatMap((name) => Object.values(voiceOf(name, voiceLanguage)).flat()),
    ...motifs.flatMap(({ lines }) => lines),
    ...airs,
    ...[gestures, bodies, named, nameAgain].flat(),
    ...riddles[voiceLanguage].flatMap(({ asks, tells }) => [asks, tells]),
  ];
}

const blanks = new Set(["who", "quote", "choice", "title", "name"]);

describe.each(voiceLanguages)("the stock in %s", (voiceLanguage) => {
  const lines = linesIn(voiceLanguage);

  test("holds no line twice, and is fit for every reader", () => {
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    const rated = lines.filter((line) => {
      const asked = askedAudience(line.replaceAll(/[{}|]/gu, " "));
      return asked !== null && !allows("family", asked.audience);
    });
    expect(rated).toEqual([]);
    process.stdout.write(`${lines.length} lines in ${voiceLanguage}\n`);
  });

  test("leaves blanks that can be filled, and says both tenses", () => {
    const faulty = lines.filter((line) => {
      const inside = Array.from(line.matchAll(/\{([^{}]*)\}/gu), ([, each = ""]) => each);
      const bare = line.replaceAll(/\{[^{}]*\}/gu, "");
      const areRight = inside.every((each) =>
        each.includes("|") ? each.split("|").length === 2 : blanks.has(each),
      );
      return !areRight || /[{}|]/u.test(bare);
    });
    expect(faulty).toEqual([]);
  });

  test("is written in its own script, ends its sentences, and never shouts", () => {
    const strange = voiceLanguage === "hi" ? /[A-Za-z]/u : /[\u0900-\u097F]/u;
    const told = lines.map((line) => line.replaceAll(/\{(?:who|quote|choice|title|name)\}/gu, ""));
    expect(told.filter((line) => strange.test(line))).toEqual([]);
    expect(told.filter((line) => !/[.।?)*”]$|: “”$/u.test(line))).toEqual([]);
    expect(told.filter((line) => /!|\.\.\.|—/u.test(line))).toEqual([]);
  });
});

test("every voice has something to say on every occasion", () => {
  for (const voiceLanguage of voiceLanguages)
    for (const name of voiceNames)
      for (const [occasion, lines] of Object.entries(voiceOf(name, voiceLanguage)))
        expect(lines.length, `${name}, ${voiceLanguage}, ${occasion}`).toBeGreaterThanOrEqual(2);
});
