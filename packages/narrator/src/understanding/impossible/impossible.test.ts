import { expect, test } from "vitest";
import { offersAt } from "../../position/index.ts";
import { positionAt } from "../../testing/position-at.ts";
import { catalogueStory } from "../../testing/stories/catalogue-stories.ts";
import { understand } from "../index.ts";
import { impossibleIn, isImpossible } from "./impossible.ts";

const story = catalogueStory("moti-khan");
const position = positionAt(story.graph, [story.graph.start_node]);
const offers = offersAt(story.graph, position);
const answer = (said: string) =>
  understand({ story, position, offers, passages: [], action: "custom_action", said });

test.each(["I kiss him on the mouth", "I take off all my clothes", "मैं शराब पीती हूँ"])(
  "where a child is played this takes no choice and is asked about nowhere: %s",
  (said) => {
    expect(["reaction", "refusal"]).toContain(answer(said).way);
  },
);

test("a topic of what one does to oneself is none of what is done to others", () => {
  expect(answer("I kill myself")).toMatchObject({ way: "reaction", reaction: "self_kill" });
  expect(answer("I kill the elephant")).not.toMatchObject({ reaction: "self_kill" });
});

test.each(["मैं उड़कर चाँद पर जाता हूँ", "main udkar chand par jaata hoon", "I turn invisible"])(
  "the story does not hold it: %s",
  (said) => {
    expect(isImpossible(story, said)).toBe(true);
  },
);

test.each([
  "let the bird fly away",
  "chase the flies away",
  "main khud jaata hoon",
  "are you going to kill everyone?",
])("nor is this: %s", (said) => {
  expect(impossibleIn(story, said)).toBeUndefined();
});

test.each([
  "I fly away",
  "fly up!",
  "मैं उड़कर चला जाता हूँ",
  "main ud jaata hoon",
  "I teleport to Paris",
])("but this is: %s", (said) => {
  expect(impossibleIn(story, said)).toBe("unworldly");
});
