import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { openSession } from "../../src/testing/sessions/session.ts";
import { storyOf } from "../../src/testing/stories/story-of.ts";
import { printedWhy } from "./print-why.ts";
import { whyOf } from "./why.ts";

const story = storyOf({
  bible: { cast: [{ name: "Oda", is: "who keeps the kiln" }] },
  graph: normalise({
    start_node: "yard",
    nodes: {
      yard: {
        text: 'The kiln has been warm for three days. Oda stirs a bucket of grey glaze with a stick. "Nobody opens it before I say so," says Oda.\n\nA cracked blue bowl stands on the wall.',
        cast: ["Oda"],
        choices: [
          { text: "Open the kiln.", target: "end" },
          { text: "Wash the brushes in the river.", target: "river" },
        ],
      },
      end: { text: "It is over, and it is warm." },
      river: { text: "The river takes the colour away." },
    },
    reactions: {
      glaze: {
        about: "Oda",
        acts: ["ask"],
        topics: ["glaze"],
        says: ["Ash, and a lie, Oda says."],
      },
    },
  }),
});

async function whyAt(...said: readonly string[]) {
  const session = openSession(story, "1");
  const turns = [];
  for (const line of said) turns.push(await session.play({ action: "custom_action", said: line }));
  const turn = turns.at(-1);
  if (turn === undefined) throw new Error("Nothing was said.");
  return whyOf(turn);
}

test("a choice that is taken: how it was weighed, and that nothing held it back", async () => {
  const { by, step, heldBy, weighed, sources } = await whyAt("I open the kiln");
  expect(by).toBe("choice");
  expect(step.way).toBe("edge");
  expect(heldBy).toBeUndefined();
  const [first] = weighed?.choices ?? [];
  expect(first?.text).toBe("Open the kiln.");
  expect(Math.max(first?.chance ?? 0, first?.asWorded ?? 0)).toBeGreaterThan(0.86);
  const sum = (first?.points ?? []).reduce((all, [, points]) => all + points, 0);
  expect(sum).toBeCloseTo(first?.total ?? 0, 0);
  expect(sources).toEqual([{ from: "scene end, sentence 1", text: "It is over, and it is warm" }]);
});

test.each([
  ["Should I open the kiln?", "imagined"],
  ["I would open the kiln but I don't dare", "imagined"],
  ["open the kiln or wash the brushes, I can't decide", "undecided"],
  ["open the kiln and wash the brushes in the river", "twoDeeds"],
  ["if only I could open the kiln", "mood"],
])("what held the nearest choice back: %s", async (said, guard) => {
  const { heldBy, step } = await whyAt(said);
  expect(step.way).not.toBe("edge");
  expect(heldBy).toBe(guard);
});

test("the clauses of a line, what they do, and whom they name", async () => {
  const { heard } = await whyAt("Oda, who taught you? I sit down on the wall.");
  expect(heard?.clauses.map(({ mood }) => mood)).toEqual(["asked", "done"]);
  expect(heard?.clauses[0]?.acts).toEqual(["ask"]);
  expect(heard?.names).toEqual([{ name: "Oda", isHere: true }]);
});

test("an answer that its author wrote, by its name", async () => {
  const { by, authored, sources } = await whyAt("Oda, what is in the glaze?");
  expect(by).toBe("toThePoint");
  expect(authored).toEqual(["glaze"]);
  expect(sources.map(({ from }) => from)).toEqual(["answer glaze (Oda: glaze)"]);
});

test("an answer out of the scenes: which sentence of which scene, and what is Katha's own", async () => {
  const { by, sources } = await whyAt("I look at the bowl");
  expect(by).toBe("rest");
  expect(sources).toContainEqual({
    from: "scene yard, sentence 4",
    text: "A cracked blue bowl stands on the wall",
  });
});

test("what Katha says of its own to a question", async () => {
  const { sources } = await whyAt("Oda, do you like the sea?");
  expect(sources.map(({ from }) => from)).toContain("Katha");
});

test("what was picked by its own words was never weighed", async () => {
  const why = await whyAt("Open the kiln.");
  expect(why).toMatchObject({ by: "picked" });
  expect(why.weighed).toBeUndefined();
});

test("is printed a fact a row", async () => {
  const rows = printedWhy(await whyAt("Should I open the kiln?"));
  expect(rows.join("\n")).toMatch(/^heard "Should I open the kiln\?": imagined/u);
  expect(rows).toContain("not taken: imagined");
  expect(
    rows.some((row) => /^ {2}0\.\d\d, nearly said 0\.\d\d: Open the kiln\. = [+-]/u.test(row)),
  ).toBe(true);
});
