import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { openSession } from "../../testing/sessions/session.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { isOutOfPlace } from "./out-of-place.ts";

const storyAt = (text: string, reactions: Record<string, object> = {}) =>
  storyOf({
    graph: normalise({
      start_node: "court",
      nodes: {
        court: {
          text,
          cast: ["Birbal"],
          choices: [
            { text: "Bow to the king.", target: "end" },
            { text: "Leave the court.", target: "end" },
          ],
        },
        end: { text: "The end.", choices: [] },
      },
      reactions,
    }),
    bible: { cast: [{ name: "Birbal", is: "the minister" }] },
  });

const court = storyAt("The king sits on a carpet.", {
  all: { says: ["Nothing comes of it."] },
  talk: { about: "Birbal", acts: ["ask", "tell"], says: ['"Later," says Birbal.'] },
  elsewhere: { acts: ["imagine"], says: ["Nobody at court has one."] },
  dragon: { topics: ["ride dragon"], says: ["You think of the dragon on the carpet."] },
});

test.each([
  "I order a pizza on my phone",
  "a spaceship lands",
  "I pull out a machine gun",
  "main superman hoon",
  "मैं मोबाइल निकालता हूँ",
  "हेलिकॉप्टर में बैठकर भाग जाता हूँ",
  "আমি ফোন করি",
])("what no court has: %s", (line) => expect(isOutOfPlace(court, line)).toBe(true));

test("what the story itself has is not", () => {
  const office = storyAt("The phones are dead. There is a gun on the wall.");
  expect(isOutOfPlace(office, "I pick up the phone")).toBe(false);
  expect(isOutOfPlace(office, "shoot the gun")).toBe(false);
  expect(isOutOfPlace(office, "call a helicopter")).toBe(true);
  expect(isOutOfPlace(court, "ride the dragon")).toBe(false);
});

test("it is answered by what was written for it, before what answers any talk", async () => {
  const told = async (story: typeof court, said: string) =>
    (await openSession(story, "1").play({ action: "custom_action", said })).narrative;
  expect(await told(court, "Birbal, lend me your phone")).toBe("Nobody at court has one.");
  expect(await told(court, "I ride the dragon")).toBe("You think of the dragon on the carpet.");
  const bare = storyAt("The king sits on a carpet.");
  expect(await told(bare, "I call an uber")).toMatch(/cannot be done here|not a world/);
});
