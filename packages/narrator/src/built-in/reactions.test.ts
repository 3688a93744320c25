import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { StoryVersion } from "../port.ts";
import { openSession } from "../testing/sessions/session.ts";

const story: StoryVersion = {
  title: "The Bridge",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  bible: {
    cast: [
      { name: "Asha", is: "ten; you" },
      { name: "Sushila", is: "the keeper", also: ["didi"] },
      { name: "Hari", is: "her brother, drowned" },
    ],
    objects: [
      { name: "the lamp", about: "brass", also: ["lantern"] },
      { name: "the boat", about: "far away" },
    ],
  },
  graph: normalise({
    start_node: "bridge",
    qualities: { trust: { kind: "number", name: "Trust", least: 0, most: 5, start: 0 } },
    nodes: {
      bridge: {
        text: "You stand on the bridge. Sushila holds up the lamp and looks at you.",
        cast: ["Asha", "Sushila"],
        nudges: ['"Well?" says Sushila.'],
        choices: [
          {
            text: "Shoot the bolt.",
            target: "shut",
            aliases: ["bolt the gate", "lock it"],
            not_for: ["lock the lamp"],
          },
          { text: "Let the cart through.", target: "cart", aliases: ["open for the cart"] },
        ],
      },
      shut: { text: "It is shut.", choices: [{ text: "Sleep.", target: "cart" }] },
      cart: {
        text: "The boat waits behind the cart.\n\n{if told} She waves.",
        cast: ["Asha"],
        shown_if: { told: { quality: "trust", is: "at_least", value: 1 } },
        choices: [],
      },
    },
    reactions: {
      brother: {
        about: "Sushila",
        acts: ["ask", "tell"],
        topics: ["brother", "Hari", "bhai"],
        says: ['"Drowned," says Sushila, and turns the lamp down.'],
      },
      who: {
        about: "Sushila",
        acts: ["ask"],
        topics: ["who are you", "tum kaun ho"],
        says: ['"The one with the key."'],
      },
      share: {
        about: "Sushila",
        acts: ["ask", "tell"],
        topics: ["share"],
        says: ['"Half," she says.'],
      },
      deflects: {
        about: "Sushila",
        acts: ["ask", "tell", "say_aloud"],
        says: ['"Ask the river."', '"Later."'],
        repeats: "all",
      },
      promised: {
        about: "Sushila",
        acts: ["promise"],
        says: ['"Good," she says.'],
        effects: [{ add: "trust", by: 1, once: true }],
        remembers: "You promised Sushila.",
      },
      lamp: { about: "the lamp", acts: ["look"], says: ["Brass, with a dent."] },
      lamp_taken: { about: "the lamp", acts: ["take"], says: ["It is hot. You put it back."] },
      boat: { about: "the boat", acts: ["look"], says: ["A boat with a red eye."] },
      hari: { about: "Hari", acts: ["ask"], says: ["Nobody should ever hear this."] },
      follows: { acts: ["follow"], about: "Sushila", says: ["You go after her."], target: "shut" },
      myself: { acts: ["ask", "look"], about: "Asha", says: ["Ten, and cold."] },
      ashamed: { acts: ["tell"], topics: ["I am ashamed"], says: ["Your ears are hot."] },
      songs: { acts: ["sing"], says: ["The river takes it.", "It echoes."], repeats: "all" },
      anything: { says: ["Nothing moves.", "The rope creaks."], repeats: "all" },
    },
  }),
};

const talk = async (...lines: string[]) => {
  const session = openSession(story, "t");
  const told: string[] = [];
  for (const said of lines)
    told.push((await session.play({ action: "custom_action", said })).narrative);
  return { told, session };
};
const first = async (said: string) => (await talk(said)).told[0];

test("people answer what they are asked about, in English and Hindi, in either order", async () => {
  const drowned = '"Drowned," says Sushila, and turns the lamp down.';
  expect(await first("Ask Sushila about her brother")).toBe(drowned);
  expect(await first("didi, where is your brother?")).toBe(drowned);
  expect(await first("tumhara bhai kahan hai?")).toBe(drowned);
  expect(await first("who are you?")).toBe('"The one with the key."');
  expect(await first("tum kaun ho")).toBe('"The one with the key."');
});

test("the rest is turned aside in turn, and a topic is not met by small words alone", async () => {
  const { told } = await talk("who built this bridge?", "why is the river brown?");
  expect(told).toEqual(['"Ask the river."', '"Later."']);
});

test("a topic of one everyday deed is met by its own word alone", async () => {
  expect(await first("what is my share?")).toBe('"Half," she says.');
  expect(await first("tell me about the weather")).toBe('"Ask the river."');
});

test("whoever does not know what to do is told what the scene waits for", async () => {
  for (const said of ["what now?", "What should I do", "ab kya karun", "अब क्या करूँ?"])
    expect(await first(said)).toBe('"Well?" says Sushila.');
  expect(await first("what should I do about the lamp?")).toBe('"Ask the river."');
});

test("nobody answers for somebody who is called and is not there", async () => {
  expect(await first("Hari, are you cold?")).toContain("Nothing moves.");
  expect(await first("are you cold, Hari?")).toContain("Nothing moves.");
  expect(await first("are you cold?")).toBe('"Ask the river."');
});

test("a thing is looked at and taken where it is, and nowhere else", async () => {
  const { told } = await talk("look at the lantern", "take it");
  expect(told).toEqual(["Brass, with a dent.", "It is hot. You put it back."]);
  expect(await first("look at the boat")).not.toContain("red eye");
});

test("a name is not the beginning of another word", async () => {
  expect(await first("I am ashamed")).toBe("Your ears are hot.");
  expect(await first("I am Asha")).not.toBe("Your ears are hot.");
});

test("the player's own character answers for itself", async () => {
  expect(await first("I look at myself")).toBe("Ten, and cold.");
});

test("what is only supposed is said to whoever is there, and nothing of it is done", async () => {
  expect(await first("if the lamp went out I would run")).toBe('"Ask the river."');
  const { told, session } = await talk("if Hari were here I'd bolt the gate");
  expect(told).toEqual(['"Drowned," says Sushila, and turns the lamp down.']);
  expect(session.position().node).toBe("bridge");
});

test("two deeds of one line are answered in their order", async () => {
  expect(await first("Look at the lamp. Then ask Sushila about Hari.")).toBe(
    'Brass, with a dent.\n\n"Drowned," says Sushila, and turns the lamp down.',
  );
});

test("what is only said beside a question that somebody can answer is turned aside by nobody", async () => {
  const drowned = '"Drowned," says Sushila, and turns the lamp down.';
  expect(await first("My feet are cold. Where is your brother?")).toBe(drowned);
  expect(await first("my feet are cold, where is your brother?")).toBe(drowned);
});

test("what somebody is told in two sentences is answered once, and two questions twice", async () => {
  expect(await first("Your brother was kind. You had your share, Sushila.")).not.toContain("\n\n");
  expect(await first("Who are you, Sushila? Where is your brother?")).toContain("\n\n");
});

test("what matters changes the story and comes back", async () => {
  const { told, session } = await talk("I promise Sushila to come back", "let the cart through");
  expect(told[0]).toBe('"Good," she says.');
  expect(session.position().state.qualities["trust"]).toBe(1);
  expect(told[1]).toContain("She waves.");
});

test("an answer may lead to a scene", async () => {
  const { told, session } = await talk("follow Sushila");
  expect(told[0]).toBe("You go after her.\n\nIt is shut.");
  expect(session.position().node).toBe("shut");
});

test("an answer to anything comes after what was done", async () => {
  expect(await first("I sing a song")).toMatch(
    /^You sing a song\. (?:The river takes it|It echoes)\.$/u,
  );
});

test("after four turns in which nothing moved somebody says something, once", async () => {
  const { told } = await talk(..."1234567".split("").map((at) => `I hum tune number ${at}x`));
  expect(told.filter((text) => text.includes('"Well?" says Sushila.'))).toHaveLength(1);
  expect(told[3]).toContain('"Well?" says Sushila.');
});

test("what a choice must not be taken for never takes it", async () => {
  const { session } = await talk("I lock the lamp", "lock the lamp!");
  expect(session.position().node).toBe("bridge");
});

test("a choice that is plainly meant goes before any answer", async () => {
  const { session } = await talk("bolt the gate");
  expect(session.position().node).toBe("shut");
});

test("behind an author's answer to a look or a question stands what the player noted of it, once, and behind no deed", async () => {
  const note = "Hari could swim.";
  const session = openSession(story, "noted", [note]);
  const answerTo = async (said: string) =>
    (await session.play({ action: "custom_action", said })).narrative;
  const asked = await answerTo("what about Hari?");
  expect(asked).toMatch(
    /^"Drowned," says Sushila, and turns the lamp down\. You noted: Hari could swim\./u,
  );
  expect(await answerTo("ask her about Hari")).not.toContain(note);
  const lamp = openSession(story, "noted", ["The lamp is mine."]);
  const taken = await lamp.play({ action: "custom_action", said: "take the lamp" });
  expect(taken.step.way).toBe("reaction");
  expect(taken.narrative).not.toContain("noted");
});
