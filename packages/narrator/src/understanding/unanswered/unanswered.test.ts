import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { startPosition } from "../../position/index.ts";
import { understand } from "../understand.ts";
import { topicsOfLine } from "./line-topics.ts";
import { unansweredIn } from "./unanswered.ts";

const graph = normalise({
  start_node: "bank",
  nodes: {
    bank: {
      text: "The ferryman mends the rope beside the boat.",
      cast: ["Kewat"],
      choices: [{ text: "Row across", target: "far" }],
    },
    far: { text: "The far bank.", choices: [] },
  },
  reactions: {
    rope: { acts: ["look"], about: "the rope", says: ["It is older than he is."] },
    anything: { says: ["The river goes by."] },
  },
});
const story = {
  title: "The Ferry",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  graph,
  bible: {
    cast: [{ name: "Kewat", is: "a ferryman" }],
    objects: [{ name: "the rope", about: "" }],
  },
};

function heard(said: string) {
  const position = startPosition(graph);
  const asked = { story, position, passages: [] };
  const turn = { ...asked, action: "custom_action" as const, offers: [] };
  return unansweredIn(asked, understand({ ...turn, said }), said);
}

test("what only the answer to anything answers is unanswered, with its act and whom it is about", () => {
  expect(heard("I give Kewat my shawl.")).toMatchObject({ act: "give", about: "Kewat" });
  expect(heard("Kewat, here, I give you my shawl")?.about).toBe("Kewat");
  expect(heard("I juggle.")).toMatchObject({ act: null, about: null });
});

test("lines of the same words mean the same, whatever their order and form", () => {
  expect(heard("I gave the shawl to Kewat!")?.meaning).toBe(heard("give Kewat the shawl")?.meaning);
});

test("what the author answered, a choice, and nothing at all are not", () => {
  for (const said of ["I look at the rope", "I row across", "..."]) expect(heard(said)).toBeNull();
});

test("what a line speaks of is a phrase that it meets, without its act and whom it is about", () => {
  expect(topicsOfLine(story, "What is your brother's name, Kewat?", "Kewat")).toEqual([
    "brother name",
  ]);
  expect(topicsOfLine(story, "I whistle a tune to the heron.", null)).toEqual(["heron"]);
  expect(topicsOfLine(story, "मल्लाह, तुम्हारे भाई का क्या हुआ?", null)).not.toEqual([]);
  expect(topicsOfLine(story, "I look at Kewat", "Kewat")).toEqual([]);
  expect(topicsOfLine(story, "...", null)).toEqual([]);
});
