import type { ImportFormat } from "../formats.ts";

const told = "The ferry lay low in the water, and nobody on the bank would say whose it was.";
const before = (number: number) => Math.max(0, number - 7);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const only = (isThere: boolean, line: string) => (isThere ? [line] : []);

function inkKnot(number: number, count: number): string {
  const next = (number + 1) % count;
  const far = (number * 7 + 3) % count;
  return [
    `=== knot_${number} ===`,
    `${told} {knot_${before(number)}: Again.|For once.}`,
    `~ gold = gold + ${number % 5}`,
    `{gold > ${number % 40}: You are rich.}`,
    only(number % 4 === 0, "{&One|Two|Three} boats."),
    `* {gold > 3} [Pay {gold}] You pay.`,
    "  ~ gold = gold - 1",
    `  * * [At once] -> knot_${next}`,
    `  + + [Later]`,
    "- (talk) They talk.",
    `+ {not met_${number % 20}} [Greet] -> knot_${far}`,
    `+ {knot_${before(number)} > 1} [Row] -> knot_${next}`,
    `* -> ${number % 10 === 9 ? "END" : `knot_${next}`}`,
    "",
  ]
    .flat()
    .join("\n");
}

function ink(count: number): string {
  const flags = numbers(20).map((number) => `VAR met_${number} = false`);
  const knots = numbers(count).map((number) => inkKnot(number, count));
  return ["VAR gold = 5", ...flags, "-> knot_0", "", ...knots].join("\n");
}

function twee(count: number, init: readonly string[], body: (number: number) => string[]): string {
  const passages = numbers(count).map((number) => {
    const position = `${(number % 50) * 110},${Math.floor(number / 50) * 110}`;
    return `:: Place ${number} {"position":"${position}"}\n${body(number).join("\n")}\n`;
  });
  return [":: StoryTitle", "The Ferry", "", ...init, "", ...passages].join("\n");
}

const sugarcube = (count: number) =>
  twee(count, [":: StoryInit", "<<set $gold to 5>>", "<<set $met to false>>"], (number) => [
    `${told} You have $gold.`,
    `<<set $gold += ${number % 5}>>`,
    `<<if $gold gt ${number % 40}>>You are rich.<<elseif visited("Place ${before(number)}") gt 1>>Again.<<else>>For once.<</if>>`,
    `<<link "Greet" "Place ${(number * 7 + 3) % count}">><<set $met to true>><</link>>`,
    `<<if not $met>>[[Row->Place ${(number + 1) % count}]]<</if>>`,
    `[[Wait|Place ${before(number)}][$gold to $gold - 1]]`,
  ]);

const harlowe = (count: number) =>
  twee(count, [":: Setting [startup]", "(set: $gold to 5, $met to false)"], (number) => [
    `${told} You have $gold.`,
    `(set: $gold to it + ${number % 5})`,
    `(if: $gold > ${number % 40})[You are rich.](else-if: (visited: "Place ${before(number)}") > 1)[Again.](else:)[For once.]`,
    `(if: not $met)[[[Row->Place ${(number + 1) % count}]]]`,
    `(link-goto: "Greet", "Place ${(number * 7 + 3) % count}")`,
  ]);

const plainTwee = (count: number) =>
  twee(count, [], (number) => [
    told,
    `[[Row->Place ${(number + 1) % count}]]`,
    `[[Wait|Place ${before(number)}]]`,
  ]);

/** `count` labels in scenes of fifty. */
function choicescript(count: number): string {
  const labels = numbers(count).flatMap((number) => [
    only(number % 50 === 0 && number > 0, `*comment scene part_${number / 50}`),
    `*label place_${number}`,
    `${told} You have \${gold}.`,
    `*set gold + ${number % 5}`,
    `*if (gold > ${number % 40})`,
    "  You are rich.",
    "*else",
    "  Not yet.",
    "*choice",
    "  *hide_reuse #Greet.",
    "    *set met true",
    `    *goto place_${Math.floor(number / 50) * 50 + ((number * 7) % 50)}`,
    "  *if (not(met)) #Row.",
    "    They row.",
    `    *goto place_${number}`,
    "  #Wait.",
    "    You wait.",
    only(number % 50 === 49, `*goto_scene part_${Math.floor(number / 50) + 1}`),
  ]);
  const head = ["*title The Ferry", "*create gold 5", "*create met false"];
  return [...head, ...labels.flat(), "*ending"].join("\n");
}

function json(count: number): string {
  const nodes = numbers(count).map((number) => [
    `place_${number}`,
    {
      text: `${told}\n\n{if rich} You are rich.`,
      shown_if: { rich: { quality: "gold", is: "at_least", value: number % 40 } },
      effects: [{ add: "gold", by: 1 }],
      choices: [
        { text: "Row", target: `place_${(number + 1) % count}` },
        {
          text: "Pay",
          target: `place_${(number * 7 + 3) % count}`,
          when: { visited: `place_${before(number)}`, times: 1 },
          once: true,
        },
      ],
    },
  ]);
  return JSON.stringify({
    start_node: "place_0",
    qualities: { gold: { kind: "number", name: "Gold", least: 0, most: 1000, start: 5 } },
    nodes: Object.fromEntries(nodes),
  });
}

/** Stories of any length as their authors write them, with choices, conditions and values in each scene. */
export const longScripts = { ink, sugarcube, harlowe, plainTwee, choicescript, json };
export type LongScript = keyof typeof longScripts;

export const formatOfScript: Readonly<Record<LongScript, ImportFormat>> = {
  ink: "ink",
  sugarcube: "twee",
  harlowe: "twee",
  plainTwee: "twee",
  choicescript: "choicescript",
  json: "json",
};
