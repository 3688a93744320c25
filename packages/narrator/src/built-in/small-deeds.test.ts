import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { startPosition } from "../position/index.ts";
import type { Passage, StoryVersion } from "../port.ts";
import { builtInTurn, story } from "../testing/narrators/built-in-turn.ts";
import { smallDeedsOf } from "./small-deeds.ts";

const textOf = (text: string, language = "en"): StoryVersion => ({
  ...story,
  language,
  bible: null,
  graph: normalise({ nodes: { a: { text, choices: [{ text: "Go.", target: "b" }] }, b: "" } }),
});
const hall = textOf(
  "You stand in the hall. An envelope lies on the mat, and a bell hangs over the stair. It is late.",
);
const step = { way: "detour", beat: null } as const;

/** Types lines one after another, and what was told and remembered of each. */
async function typed(told: StoryVersion, ...lines: readonly string[]) {
  const before = startPosition(told.graph);
  const passages: Passage[] = [];
  const results: { narrative: string; deeds: string[] }[] = [];
  for (const said of lines) {
    const { narrative } = await builtInTurn({ story: told, said, passages });
    const deeds = smallDeedsOf(told, before, { step, said, told: narrative });
    results.push({ narrative, deeds });
    passages.push({
      turnId: said,
      action: "custom_action",
      said,
      text: narrative,
      node: "a",
      deeds,
    });
  }
  return results;
}

test("what is put away is done, remembered, and known to whoever asks for it later", async () => {
  const [taken, asked, looked] = await typed(
    hall,
    "I pocket the envelope",
    "where is the envelope?",
    "look at the envelope",
  );
  expect(taken?.narrative).toMatch(/^You pocket the envelope\. An envelope lies on the mat/u);
  expect(taken?.deeds).toEqual(["You pocket the envelope."]);
  expect(asked?.narrative).toContain("done already: You pocket the envelope.");
  expect(looked?.narrative).toContain("done already: You pocket the envelope.");
  expect(looked?.narrative).not.toContain("lies on the mat");
});

test("what no scene has named cannot be put away", async () => {
  const [taken] = await typed(hall, "I pocket the compass");
  expect(taken?.narrative).toMatch(/^You try to pocket the compass\. /u);
  expect(taken?.deeds).toEqual([]);
});

test("what changes nothing is done in a sentence with something of the scene, and is not kept", async () => {
  const [laughed] = await typed(hall, "I laugh");
  expect(laughed?.narrative).toMatch(/^You laugh\. .*(?:envelope|hall|late)/u);
  expect(laughed?.deeds).toEqual([]);
});

test("in a story that is told of somebody it is theirs", async () => {
  const tale = textOf(
    "Wren sat by the hearth. Wren had a mitten of red wool, and Wren said nothing. The moth was gone.",
  );
  const [taken] = await typed(tale, "I take the mitten");
  expect(taken?.deeds).toEqual(["Wren took the mitten."]);
});

test("in Hindi too, where the player leaves themselves out", async () => {
  const bus = textOf("तुम बस में बैठे हो। बाहर बारिश है। बलबीर ने कहा, बस रुकेगी।", "hi");
  const [drunk] = await typed(bus, "पानी पीता हूँ");
  expect(drunk?.narrative).toMatch(/^तुम पानी पीते हो। /u);
  expect(drunk?.deeds).toEqual(["तुम पानी पीते हो।"]);
});

test("is not remembered where the part told something else", () => {
  const before = startPosition(hall.graph);
  const told = "The envelope is nailed down.";
  expect(smallDeedsOf(hall, before, { step, said: "I pocket the envelope", told })).toEqual([]);
});
