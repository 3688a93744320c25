import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { lint } from "@katha/storygraph";
import { firstOffers, walked } from "../testing/walked.ts";
import { graphOrRefusal, storyIn } from "../testing/reading.ts";
import { exportInk } from "../ink/export.ts";
import { importInk } from "../ink/import.ts";
import { importChoiceScript } from "./import.ts";

const monsoon = `*title The Late Monsoon
*create courage 50
*create has_boat false
*create friend "nobody"
*scene_list
  startup
  river
*stat_chart
  percent courage Courage
  text friend Your friend

The rain is late. Your courage is \${courage}.
It has been so for days.

*label square
*choice
  *hide_reuse #Ask the boatman.
    *if (courage > 60)
      *set has_boat true
      He gives you his boat.
      *goto square
    *else
      He laughs.
      *set courage %+ 20
      *goto square
  *disable_reuse #Call Meera.
    *set friend "Meera"
    Meera comes.
    *goto square
  *selectable_if (has_boat) #Take the boat.
    *finish Down the river
  *if (friend = "Meera") #Walk with Meera.
    *set courage - 10
    *page_break Walk on
    You walk, @{has_boat the boat on your heads|empty-handed}.
    *goto_scene river bank

*comment scene river
The river is @{(courage > 60) wide|wider than you}.
*label bank
*if ((friend = "Meera") and (not(has_boat)))
  "No boat," says \${friend}.
  *ending
"Come," says \${friend}.
*ending
`;

const ledger = `*create gold 3
*create debt 5
*create days 0
*temp paid false
*label morning
*set days +1
Day \${days}. You owe \${debt}, and have \${gold}.
*if gold >= debt
  *set paid true
  *goto over
*choice
  #Work.
    *set gold + days
    *goto morning
  #Pay a part.
    *if (gold > 0)
      *set debt - gold
      *set gold 0
      *goto morning
    *else
      There is nothing to pay with.
      *goto morning
  *if (days > 2)
    #Run.
      *goto over
*label over
*if (paid)
  You pay.
*if not (paid)
  You run with \${gold + debt} on your mind.
*ending
`;

const tea = `*create sugar 1
*create guest "a stranger"
*fake_choice
  #Black.
    Black it is.
  #With milk.
    *set sugar 2
*gosub pour
*gosub pour
That makes @{sugar one spoon|two spoons|three spoons|many}.
*line_break
*input_text guest
*comment nobody sees this
*rand sugar 1 6
Good night, $!{guest}.
*ending
*label pour
*set sugar +1
You pour.
*return
`;

describe("ChoiceScript", () => {
  const { graph, title, lost } = importChoiceScript(monsoon);

  test("plays as it does there", () => {
    expect(title).toBe("The Late Monsoon");
    expect(lost.filter(({ code }) => !code.startsWith("became"))).toEqual([]);
    expect(walked(graph, [])).toMatchObject({
      text: "The rain is late. Your courage is 50. It has been so for days.",
      choices: ["Ask the boatman.", "Call Meera."],
    });
    expect(walked(graph, ["Ask the boatman."])).toMatchObject({
      text: "He laughs.",
      choices: ["Call Meera."],
      state: { courage: 60 },
    });
    expect(walked(graph, ["Call Meera."])).toMatchObject({
      text: "Meera comes.",
      choices: ["Ask the boatman.", "Walk with Meera."],
    });
    expect(walked(graph, ["Call Meera.", "Walk with Meera."])).toMatchObject({
      choices: ["Walk on"],
      state: { courage: 40 },
    });
    expect(walked(graph, ["Call Meera.", "Walk with Meera.", "Walk on"]).text).toBe(
      'You walk, empty-handed. "No boat," says Meera.',
    );
    expect(graph.qualities?.["courage"]).toMatchObject({ name: "Courage", shown: true });
  });

  test("shows locked what can only be selected later", () => {
    const first = importChoiceScript(
      "*create key false\n*choice\n  *selectable_if (key) #Open.\n    *ending\n  #Wait.\n    *ending",
    );
    expect(firstOffers(first.graph)).toEqual(["(Open.)", "Wait."]);
    const again = importChoiceScript(
      "*label a\n*choice\n  *disable_reuse #Knock.\n    *goto a\n  #Go.\n    *ending",
    );
    expect(walked(again.graph, ["Knock."]).choices).toEqual(["Go."]);
  });

  test("reckons with several variables", () => {
    const { graph: owed, lost: none } = importChoiceScript(ledger);
    expect(none.filter(({ code }) => !code.startsWith("became"))).toEqual([]);
    expect(walked(owed, [])).toMatchObject({
      text: "Day 1. You owe 5, and have 3.",
      choices: ["Work.", "Pay a part."],
    });
    expect(walked(owed, ["Work.", "Pay a part."])).toMatchObject({
      text: "Day 3. You owe 1, and have 0.",
      choices: ["Work.", "Pay a part.", "Run."],
    });
    expect(walked(owed, ["Work.", "Pay a part.", "Run."]).text).toBe(
      "You run with 1 on your mind.",
    );
    expect(walked(owed, ["Work.", "Work."]).text).toBe("Day 3. You owe 5, and have 6. You pay.");
    expect(walked(owed, ["Pay a part.", "Pay a part."]).text).toBe(
      "There is nothing to pay with. Day 3. You owe 2, and have 0.",
    );
  });

  test("goes to a subroutine and comes back, and names what it cannot carry with its line", () => {
    const { graph: poured, lost: named } = importChoiceScript(tea);
    expect(walked(poured, ["Black."]).text).toBe(
      "Black it is. You pour. You pour. That makes three spoons. Good night, a stranger.",
    );
    expect(walked(poured, ["With milk."]).text).toMatch(/^You pour. You pour. That makes many./);
    expect(
      named.flatMap(({ code, line }) => (code.startsWith("became") ? [] : [[code, line]])),
    ).toEqual([
      ["asked_before", 12],
      ["left_out", 14],
      ["left_out", 15],
    ]);
    expect(poured.who?.qualities).toEqual(["guest"]);
  });

  test("adds and takes percentages as it does", () => {
    const after = (set: string, start: number) =>
      walked(importChoiceScript(`*create a ${start}\n*set a ${set}\nA \${a}`).graph, []).text;
    expect(after("%+ 20", 50)).toBe("A 60");
    expect(after("%+ 33", 71)).toBe("A 80");
    expect(after("%- 20", 50)).toBe("A 40");
    expect(after("%- 33", 7)).toBe("A 5");
    expect(after("%+ 90", 98)).toBe("A 99");
  });

  test("is known by its look, survives any text, and goes on to ink as it is", () => {
    expect(storyIn(monsoon).format).toBe("choicescript");
    expect(storyIn(ledger, "ledger.txt").format).toBe("choicescript");
    for (const story of [monsoon, ledger, tea]) {
      const read = importChoiceScript(story).graph;
      expect(importInk(exportInk(read).text).graph).toEqual(read);
    }
    const any = string({ unit: "binary" });
    assert(
      property(any, any, (one, other) => {
        for (const piece of [
          "*choice\n  #",
          "*if (",
          "*set a ",
          "${",
          "@{a ",
          "*goto ",
          "*gosub x\n*label x\n",
        ])
          lint(importChoiceScript(`${one}\n${piece}${other}\n  ${piece}`).graph);
      }),
      { numRuns: 12 },
    );
    expect(graphOrRefusal(importChoiceScript, "\n").why).toBe("no_scene");
  });
});
