import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { lint } from "@katha/storygraph";
import { walked } from "../../testing/walked.ts";
import { exportTwee } from "../export.ts";
import { importTwee } from "../import.ts";

const lighthouse = `
:: StoryData
{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "SugarCube", "start": "Shore"}

:: StoryInit
<<set $oil to 1>>
<<set $lit to false, $keeper to "asleep">>

:: Shore
/* where it begins */
You have $oil <<if $oil == 1>>can<<else>>cans<</if>> of oil.

<<if visited("Stairs")>>The stairs wait.<<elseif visited() gt 1>>You dawdle.<</if>>

[[Look for oil->Shore][$oil += 1]]
<<if $oil gte 2>>[[Climb|Stairs]]<</if>>
<<link "Sing" "Shore">><<set $keeper to "awake">><</link>>

:: Stairs
<<if $keeper is "awake">><<goto "Lamp">><</if>>
<<set $oil -= 1>>Dark. $oil left.

<<switch $keeper>><<case "asleep">>He snores.<<default>>He hums.<</switch>>

<<include "Draught">>
[[Back->Shore]]
[[Up->Lamp]]

:: Draught
It is cold<<if not $lit>> and dark<</if>>.

:: Lamp
<<set $lit to $oil > 0 and $keeper eq "awake">>
<<if $lit>>The lamp burns with <<= $oil>>.<<else>>Nothing burns.<</if>>
<<timed 2s>>Later.<</timed>>
`;

const orchard = `
:: StoryData
{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "Harlowe", "start": "Gate"}

:: Gate
(set: $apples to 0, $name to "Leela")
Good day, $name.

[[In->Orchard]]

:: Orchard
(set: $apples to it + 1)
You hold $apples.
(if: $apples is 1)[One is a start.](else-if: $apples < 3)[Better.](else:)[Enough!]
(unless: $apples > 2)[ [[Pick another->Orchard]] ]
(if: $apples >= 2 and not ((history:) contains "Well"))[(link-goto: "Drink first", "Well")]
(link: "Give one away")[(set: $apples to $apples - 1)(goto: "Home")]

:: Well
Cool water. {
(print: $apples + 1)
}
[[Back->Home]]

:: Home
(if: $apples is 0)[Nothing for $name.](else:)[Pie for $name!]
(text-style: "bold")[The end.]
`;

const tides = `
:: Start
<<nobr>>
<<set $turns to 0>>
<</nobr>>Begin. [[Wait]]

:: Wait
<<silently>>
  <<set $turns++>>
  <<if $turns > 2>><<set $tide to "high">><<else>><<set $tide to "low">><</if>>
<</silently>>
The tide is $tide.
<<if $turns * 2 + 1 > 5 or $tide is "high">>You are wet.<</if>>
[[Wait]]
<<button [[Leave|End]]>><<set $turns to 0>><</button>>

:: End
<<print "Gone">>, after $turns.
`;

const lostIn = (text: string) =>
  importTwee(text).lost.flatMap(({ code, line }) =>
    code.startsWith("became") ? [] : [[code, line]],
  );

describe("SugarCube", () => {
  const { graph } = importTwee(lighthouse);

  test("plays as it does there", () => {
    expect(walked(graph, [])).toMatchObject({
      text: "You have 1 can of oil.",
      choices: ["Look for oil", "Sing"],
    });
    expect(walked(graph, ["Look for oil"])).toMatchObject({
      text: "You have 2 cans of oil. You dawdle.",
      choices: ["Look for oil", "Climb", "Sing"],
    });
    expect(walked(graph, ["Look for oil", "Climb"])).toMatchObject({
      text: "Dark. 1 left. He snores. It is cold and dark.",
      choices: ["Back", "Up"],
      state: { oil: 1, lit: false, keeper: "asleep" },
    });
    expect(walked(graph, ["Look for oil", "Climb", "Back"]).text).toBe(
      "You have 1 can of oil. The stairs wait.",
    );
    expect(walked(graph, ["Look for oil", "Climb", "Up"]).text).toBe("Nothing burns. Later.");
    expect(walked(graph, ["Sing", "Look for oil", "Climb"])).toMatchObject({
      text: "The lamp burns with 2. Later.",
      state: { lit: true, oil: 2 },
    });
  });

  test("names what it cannot carry with its line", () => {
    expect(lostIn(lighthouse)).toEqual([["left_out", 35]]);
    expect(
      lostIn(":: Start\n<<set $x to random(1, 6)>>\n<<if either(1, 2) is 1>>A<</if>> B"),
    ).toEqual([
      ["effect", 2],
      ["condition", 3],
    ]);
  });

  test("counts and sums, and shows what was true at each point", () => {
    const { graph: wet } = importTwee(tides);
    expect(walked(wet, ["Wait"]).text).toBe("The tide is low.");
    expect(walked(wet, ["Wait", "Wait", "Wait"]).text).toBe("The tide is high. You are wet.");
    expect(walked(wet, ["Wait", "Leave"])).toMatchObject({ text: "Gone, after 0." });
    const before = importTwee(":: Start\n<<set $n to 1>>$n then<<set $n to 2>> $n");
    expect(walked(before.graph, []).text).toBe("1 then 2");
  });
});

describe("Harlowe", () => {
  const { graph } = importTwee(orchard);

  test("plays as it does there", () => {
    expect(walked(graph, [])).toMatchObject({ text: "Good day, Leela.", choices: ["In"] });
    expect(walked(graph, ["In"])).toMatchObject({
      text: "You hold 1. One is a start.",
      choices: ["Pick another", "Give one away"],
    });
    expect(walked(graph, ["In", "Pick another"])).toMatchObject({
      text: "You hold 2. Better.",
      choices: ["Pick another", "Drink first", "Give one away"],
    });
    expect(walked(graph, ["In", "Pick another", "Pick another"])).toMatchObject({
      text: "You hold 3. Enough!",
      choices: ["Drink first", "Give one away"],
    });
    expect(walked(graph, ["In", "Pick another", "Drink first"]).text).toBe("Cool water. 3");
    expect(walked(graph, ["In", "Give one away"]).text).toBe("Nothing for Leela. The end.");
  });

  test("names what it cannot carry with its line", () => {
    expect(lostIn(orchard)).toEqual([["left_out", 27]]);
  });
});

test("stories with macros come back from our own Twee as they were", () => {
  for (const story of [lighthouse, orchard, tides]) {
    const { graph } = importTwee(story);
    expect(importTwee(exportTwee(graph).text).graph).toEqual(graph);
  }
});

test("macros survive any text", () => {
  const pieces =
    '<<if $a>>|<<else>>|<</if>>|<<set $a to |<<link "x">>|(if: $a)[|(set: |[[a->b]]|]|)|>>|$a|"';
  const any = string({ unit: "binary", maxLength: 12 });
  assert(
    property(any, any, (one, other) => {
      for (const piece of pieces.split("|"))
        for (const format of ["SugarCube", "Harlowe"]) {
          const data = `:: StoryData\n{"format":"${format}"}\n`;
          const { graph } = importTwee(
            `${data}:: a\n${one}${piece}${other}<<if $b>>(if: $b)[x${piece}`,
          );
          lint(graph);
        }
    }),
    { numRuns: 15 },
  );
});
