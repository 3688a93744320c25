import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { openSession } from "../../testing/sessions/session.ts";
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
        choices: [
          {
            text: "Hide the ticket in the reeds.",
            target: "bank2",
            aliases: ["bury the ticket"],
            remembers: "You hid the ticket in the reeds.",
          },
        ],
      },
      bank2: { text: "Dusk.", cast: ["Meera", "Hari"], choices: [{ text: "On.", target: "end" }] },
      end: { text: "The end.", choices: [] },
    },
    reactions: {
      promise: {
        about: "Meera",
        acts: ["promise"],
        says: ["She ties a knot for it."],
        later: "The knot for your promise is still in Meera's rope.",
      },
      song: {
        about: "Hari",
        topics: ["sing a song", "song"],
        says: ["He hums along."],
        remembers: "You sang to Hari.",
      },
      shrug: { acts: ["ask", "tell", "say_aloud"], says: ["They look at the river."] },
    },
  }),
});

async function toldAfter(...lines: string[]): Promise<string | undefined> {
  const session = openSession(story, "seed");
  let told: string | undefined;
  for (const said of lines)
    told = (await session.play({ action: "custom_action", said })).narrative;
  return told;
}
const promise = "Meera, I promise you I will cross before noon";
const knot = "The knot for your promise is still in Meera's rope.";

test.each([
  [promise, "Do you remember that I promised to cross?", knot],
  [promise, "Meera, remember my promise?", knot],
  [promise, "what did I promise you?", knot],
  [promise, "Meera, tumhe mera vaada yaad hai?", knot],
  ["I sing a song for Hari", "Hari, do you remember the song I sang?", "You sang to Hari."],
  [
    "Hide the ticket in the reeds.",
    "Do you remember where I hid the ticket?",
    "You hid the ticket in the reeds.",
  ],
])("what was done is told again to whoever asks for it: %s, then %s", async (...played) => {
  const [deed, asked, told] = played;
  expect(await toldAfter(deed, asked)).toBe(told);
});

test("what was not done is not remembered", async () => {
  const asked = "Do you remember that I promised to cross?";
  expect(await toldAfter(asked)).toContain("They look at the river.");
  expect(await toldAfter(promise, "Do you remember the flood?")).not.toBe(knot);
});

test("a deed is done, and not remembered, where nobody asks for it", async () => {
  expect(await toldAfter(promise, promise)).toBe("She ties a knot for it.");
});

test("what was asked for is not told by itself as well", async () => {
  const session = openSession(story, "seed");
  const type = (line: string) => session.play({ action: "custom_action", said: line });
  await type(promise);
  await type("Meera, do you remember my promise?");
  const { narrative } = await type("Hide the ticket in the reeds.");
  expect(narrative).toContain("Dusk.");
  expect(narrative).not.toContain(knot);
});

test.each([
  ["Hello Meera, my name is Asha", "what's my name?", '"Asha."'],
  ["I am called Asha Rao. You?", "Meera, do you remember my name?", '"Asha Rao."'],
  ["mera naam Rukmini hai", "Hari, mera naam kya hai?", '"Rukmini."'],
  ["मेरा नाम रुक्मिणी है", "मेरा नाम क्या है?", '"रुक्मिणी।"'],
])("who asks for the name that they gave hears it: %s, then %s", async (...played) => {
  const [given, asked, told] = played;
  expect(await toldAfter(given, asked)).toBe(told);
});

test("the name given last is theirs, and none where none was given", async () => {
  expect(await toldAfter("call me Asha", "no, my name is Uma", "what is my name?")).toBe('"Uma."');
  expect(await toldAfter("what is my name?")).toContain("They look at the river.");
  expect(await toldAfter("his name is Bhola", "what is my name?")).toContain("They look");
  expect(await toldAfter("my name is Asha", "what is your name?")).toContain("They look");
});

test("whoever asks whether somebody remembers what they wrote down is told their note", async () => {
  const session = openSession(story, "seed", ["The widow buried a silver comb."]);
  const said = "Do you remember the silver comb?";
  const { narrative } = await session.play({ action: "custom_action", said });
  expect(narrative).toContain("You noted: The widow buried a silver comb.");
});
