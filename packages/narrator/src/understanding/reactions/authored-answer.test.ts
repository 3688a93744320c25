import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { positionAt } from "../../testing/position-at.ts";
import { authoredAnswer } from "./authored-answer.ts";
import { storyOf } from "../../testing/stories/story-of.ts";

const story = storyOf({
  bible: {
    cast: [
      { name: "Meera", is: "a widow who sells rope" },
      { name: "Hari", is: "the ferryman" },
    ],
  },
  graph: normalise({
    start_node: "bank",
    nodes: {
      bank: {
        text: "The bank.",
        cast: ["Meera", "Hari"],
        choices: [{ text: "Cross.", target: "over" }],
      },
      over: { text: "Over.", choices: [] },
    },
    reactions: {
      lying: { about: "Meera", topics: ["are you lying", "you're lying"], says: ["I never lie."] },
      fooled: { about: "Hari", acts: ["lie"], says: ["He believes you."] },
      afraid: { topics: ["i'm afraid"], says: ["Your knees shake."] },
      broken: { about: "Hari", topics: ["if the boat broke"], says: ["If it were to?"] },
      mother: { about: "Hari", topics: ["who is your mother"], says: ["A weaver."] },
      kiss: { about: "Meera", acts: ["kiss"], says: ["She laughs."] },
      given: { about: "Meera", acts: ["give"], says: ["She takes it."] },
      loom: {
        about: "Meera",
        acts: ["ask", "tell"],
        topics: ["the loom"],
        says: ["It was my aunt's."],
        remembers: "You asked Meera about the loom.",
      },
      rope: { about: "Meera", topics: ["how much is the rope"], says: ["Two annas."] },
      river: {
        about: "Hari",
        topics: ["the king", "old queen mother"],
        says: ["He never crossed here."],
      },
    },
  }),
});
const position = positionAt(story.graph, ["bank"]);
const answers = (said: string) =>
  authoredAnswer({ story, position, passages: [] }, said)?.reactions;

test("each thing that is asked in one line is answered", () => {
  expect(answers("How much is the rope? Hari, did the king cross?")).toEqual(["rope", "river"]);
});

test("what the player says of themselves is no answer to what somebody else is asked", () => {
  expect(answers("I'm afraid")).toEqual(["afraid"]);
  expect(answers("Meera, are you afraid?")).toBeUndefined();
});

test("whoever lies is not told that they are called a liar", () => {
  expect(answers("Meera, are you lying to me?")).toEqual(["lying"]);
  expect(answers("I lie to Meera: the river is dry")).toBeUndefined();
  expect(answers("I lie to Hari and say I saw nothing")).toEqual(["fooled"]);
});

test("what is so is not what would be", () => {
  expect(answers("Hari, what if the boat broke?")).toEqual(["broken"]);
  expect(answers("Hari, the boat is broken")).toBeUndefined();
});

test("what somebody does is not who they are", () => {
  expect(answers("Hari, who is your mother?")).toEqual(["mother"]);
  expect(answers("Hari, what is your mother cooking?")).toBeUndefined();
});

test("whom a line names first all of it is said to", () => {
  expect(answers("Meera, how much is the rope? I kiss her.")).toEqual(["rope", "kiss"]);
  expect(answers("give Meera a kiss")).toEqual(["kiss"]);
});

test("a question in quotation marks is asked", () => {
  expect(answers('"How much is the rope?"')).toEqual(["rope"]);
});

test("naming whom one asks makes an answer no harder to come by", () => {
  expect(answers("ask her about the loom")).toEqual(["loom"]);
  expect(answers("ask Meera about the loom")).toEqual(["loom"]);
});

test("whoever talks with one is not answered by another to what they hardly speak of", () => {
  const aside = "My old mother would haggle like a queen at the cattle fair for such silver.";
  expect(answers(aside)).toEqual(["river"]);
  expect(answers(`How much is the rope? ${aside}`)).toEqual(["rope"]);
});
