import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { Step } from "../../port.ts";
import { offersAt, startPosition } from "../../position/index.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { understand } from "../understand.ts";

const story = storyOf({
  bible: {
    cast: [
      { name: "Nimmo", is: "you", also: ["निम्मो"] },
      { name: "Bittu", is: "a boy" },
      { name: "Abba", is: "her father" },
    ],
    objects: [{ name: "the drum", about: "a drum", also: ["nakkara"] }],
  },
  graph: normalise({
    start_node: "mic",
    qualities: { naam: { kind: "text", name: "Name", shown: true, start: "Nimmo" } },
    who: { qualities: ["naam"], things: [], things_most: 0 },
    nodes: {
      mic: {
        text: "Beside the drum Bittu holds the microphone. Abba holds out his hand.",
        cast: ["Nimmo", "Bittu", "Abba"],
        choices: [
          {
            text: "Press his hand.",
            target: "hand",
            aliases: ["press his shaking hand", "hold abba's hand while it shakes", "roti pakdo"],
          },
          { text: "Say his name.", target: "his", aliases: ["say abba's name", "naam bolo"] },
        ],
      },
      hand: { text: "You press it." },
      his: { text: "His name." },
      named: { text: "Named." },
    },
    reactions: {
      named: {
        at: "mic",
        acts: ["tell", "say_aloud", "confess"],
        topics: ["my name", "mera naam", "Nimmo", "मेरा नाम", "I played", "maine bajaya"],
        says: ["You say it."],
        target: "named",
      },
      bittu: { about: "Bittu", says: ["Bittu looks up."] },
      abba: { about: "Abba", says: ["Abba looks up."] },
    },
  }),
});

function typed(said: string, naam = "Zainab"): string {
  const start = startPosition(story.graph, { who: { qualities: { naam }, things: [] } });
  const offers = offersAt(story.graph, start);
  const asked = { story, position: start, offers, passages: [], said } as const;
  const step: Step = understand({ ...asked, action: "custom_action" });
  if (step.way === "reaction") return step.reaction;
  return step.way === "edge" ? step.to : step.way;
}

test("the name that a player chose is heard bare or in a sentence, in any script, as it sounds", () => {
  for (const said of [
    "Zainab",
    "zainab!",
    "jainab",
    "ज़ैनब",
    "زینب",
    "my name is Zainab",
    "mera naam zainab hai",
    "मेरा नाम ज़ैनब है",
    "main zainab hoon",
    "I'm Zainab",
    "it's me, Zainab",
    "apna naam batati hoon",
    "I say my name",
  ])
    expect(typed(said), said).toBe("named");
  expect(typed("Meera")).not.toBe("named");
  expect(typed("Meera", "Meera")).toBe("named");
});

test("whoever owns to the deed is heard", () => {
  for (const said of ["nakkara main bajati hoon", "nakkara maine bajaya", "maine bajaya"])
    expect(typed(said), said).toBe("named");
});

test("what is said with feeling, or given to somebody who is here, is answered by that person", () => {
  for (const said of ["I love you", "main tumse pyaar karti hoon", "مجھے تم سے محبت ہے"])
    expect(["bittu", "abba"], said).toContain(typed(said));
  for (const said of ["bittu ko laddu do", "give Bittu the sweets"])
    expect(typed(said), said).toBe("bittu");
});

test("a question that is told is a question, and moves nothing", () => {
  for (const said of [
    "ask abba since when his hand shakes",
    "ask Abba why his hand is shaking",
    "abba se poocho haath kab se kaanpta hai",
  ])
    expect(typed(said), said).toBe("abba");
  expect(typed("press his shaking hand")).toBe("hand");
});
