import { normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import type { Passage } from "../../port.ts";
import type { Mood } from "../mood/mood.ts";
import { positionAt } from "../../testing/position-at.ts";
import { spokenOf } from "./spoken.ts";
import { storyOf } from "../../testing/stories/story-of.ts";

const story = storyOf({
  graph: normalise({
    start_node: "bank",
    nodes: {
      bank: {
        text: "The bank. Meera and Hari wait by the rope.",
        cast: ["You", "Meera", "Hari"],
        choices: [{ text: "Cross.", target: "over" }],
      },
      over: { text: "Over.", choices: [] },
    },
  }),
  bible: {
    cast: [
      { name: "You", is: "the ferryman's daughter; you" },
      { name: "Meera", is: "a widow who sells rope" },
      { name: "Hari", is: "the ferryman", garment: "boatman", also: ["the boatman"] },
      { name: "the Rani", is: "the queen, at her palace", also: ["Kamala"] },
    ],
  },
});
const position = positionAt(story.graph, ["bank"]);
const toldBefore = (said: string, node = "bank"): Passage => ({
  turnId: said,
  action: "custom_action",
  said,
  text: "Told.",
  node,
});

function about(text: string, passages: Passage[] = []): string[] {
  const clause = { text, mood: "done", isWhether: false } as const;
  return spokenOf({ story, position, passages }, clause).about.map(({ name }) => name);
}

describe("whom a line is said to", () => {
  test("is whom it names", () => {
    expect(about("I ask Hari about the rope")).toEqual(["Hari"]);
    expect(about("Meera, are you cold?")).toEqual(["Meera"]);
  });

  test("is whom it calls he or she", () => {
    expect(about("I ask her about the rope")).toEqual(["Meera"]);
    expect(about("I tell him what I saw")).toEqual(["Hari"]);
    expect(about("I ask what they saw")).toEqual(["Meera", "Hari"]);
  });

  test("is whom the last lines of this scene named", () => {
    const before = [toldBefore("I greet Hari"), toldBefore("I wait")];
    expect(about("what happened to you?", before)).toEqual(["Hari"]);
    expect(about("I ask her what happened", before)).toEqual(["Meera"]);
    expect(about("I ask what happened", [toldBefore("I greet Hari", "over")])).toEqual([
      "Meera",
      "Hari",
    ]);
  });

  test("is whom one was talking with before others", () => {
    const { about: all } = spokenOf(
      { story, position, passages: [toldBefore("I greet Hari")] },
      { text: "I ask what happened", mood: "done", isWhether: false },
    );
    expect(all.map(({ name, isSpokenWith = false }) => [name, isSpokenWith])).toEqual([
      ["Meera", false],
      ["Hari", true],
    ]);
  });

  test.each([
    "I ask the Rani why she does not sleep",
    "Rani, what do you want?",
    "I hug Kamala",
    "give the rope to the Rani",
    "rani ko rassi do",
  ])("is nobody who is here where it is to somebody elsewhere: %s", (said) => {
    expect(about(said)).toEqual([]);
  });

  test("may still be about somebody elsewhere", () => {
    expect(about("I ask Hari about the Rani")).toEqual(["Hari"]);
    expect(about("I ask about the Rani")).toEqual(["Meera", "Hari"]);
  });
});

test.each<[said: string, isBeside: boolean]>([
  ["I push Hari", false],
  ["I slap him in the face", false],
  ["I touch Hari's hand", false],
  ["I hug the boatman", false],
  ["I promise Hari that I will hold the rope", false],
  ["I kick the stool", true],
  ["I poke one of the stools", true],
  ["I kick his plate off the wall", true],
  ["I hit Hari's drum", true],
])("%s: done to a thing beside them: %s", (text, isBeside) => {
  const clause = { text, mood: "done", isWhether: false } as const;
  const { about: all } = spokenOf({ story, position, passages: [] }, clause);
  expect(all.map((one) => one.isBeside === true)).toEqual(all.map(() => isBeside));
  expect(all).not.toEqual([]);
});

function speaksOf(text: string, topic: string, mood: Mood = "done"): boolean {
  const clause = { text, mood, isWhether: false };
  return spokenOf({ story, position, passages: [] }, clause).sharedWords(topic) > 0;
}

test.each<[text: string, mood: Mood]>([
  ["Hari ought to pull the rope", "done"],
  ["the old ferryman should give it back", "done"],
  ["you have my father's ears", "done"],
  ["Meera, you look asleep", "done"],
  ["I think about giving it back", "imagined"],
])("is only said: %s", (text, mood) => {
  const clause = { text, mood, isWhether: false };
  const { acts } = spokenOf({ story, position, passages: [] }, clause);
  expect(acts).toEqual(["say_aloud", "tell", "ask"]);
});

test.each(["can I see the rope?", "Meera, should I give it back?"])(
  "is asked before it is done: %s",
  (text) => {
    const clause = { text, mood: "imagined", isWhether: false } as const;
    expect(spokenOf({ story, position, passages: [] }, clause).acts).toContain("ask");
  },
);

test.each(["I've never seen the river so high", "his hand shouldn't be shaking"])(
  "%s: is told, and refuses nothing",
  (text) => {
    const clause = { text, mood: "done", isWhether: false } as const;
    expect(spokenOf({ story, position, passages: [] }, clause).acts).toContain("tell");
  },
);

test("what ought to be done to somebody elsewhere is said to whoever is here", () => {
  expect(about("kamala ko jail honi chahiye")).toEqual(["Meera", "Hari"]);
  expect(about("kamala ko sab batao")).toEqual([]);
});

test("whose something is makes it another topic", () => {
  expect(speaksOf("my name is Asha", "your name")).toBe(false);
  expect(speaksOf("my name is Asha", "my name")).toBe(true);
  expect(speaksOf("what is your name?", "your name")).toBe(true);
  expect(speaksOf("what is the name of the rope?", "your name")).toBe(true);
  for (const [told, asked] of [
    ["मेरा नाम आशा है", "आपका नाम"],
    ["माझं नाव आशा आहे", "तुमचं नाव"],
    ["আমার নাম আশা", "তোমার নাম"],
    ["میرا نام آشا ہے", "آپ کا نام"],
    ["என் பெயர் ஆஷா", "உங்கள் பெயர்"],
  ] as const) {
    expect(speaksOf(told, asked)).toBe(false);
    expect(speaksOf(told, told)).toBe(true);
  }
});

test("who asks whether, in Hindi, does not ask who", () => {
  expect(speaksOf("kya tum darte ho Hari", "who is Hari", "asked")).toBe(false);
  expect(speaksOf("क्या आप डरते हैं?", "कौन डरता है", "asked")).toBe(false);
  expect(speaksOf("kaun darta hai?", "कौन डरता है", "asked")).toBe(true);
});

test("who teaches somebody else asks nobody to teach them", () => {
  expect(speaksOf("teach him the prices", "teach me something")).toBe(false);
  expect(speaksOf("can you teach me anything?", "teach me something", "asked")).toBe(true);
});

test("an answer to what players tell of themselves has a word more of it than one about somebody", () => {
  const clause = { text: "I'm scared, Meera", mood: "done", isWhether: false } as const;
  const { sharedWords } = spokenOf({ story, position, passages: [] }, clause);
  expect(sharedWords("i'm scared")).toBe(2);
  expect(sharedWords("scared")).toBe(1);
});

test("whom one calls by name is not what one speaks of", () => {
  expect(speaksOf("Meera, are you cold?", "why Meera", "asked")).toBe(false);
  expect(speaksOf("Meera, are you cold?", "cold", "asked")).toBe(true);
  expect(speaksOf("why is she called Meera?", "why Meera", "asked")).toBe(true);
  for (const said of [
    "are you cold, Meera?",
    "are you cold, the Meera?",
    "tell me, Meera ji, are you cold?",
  ]) {
    expect(speaksOf(said, "meera", "asked")).toBe(false);
    expect(speaksOf(said, "cold", "asked")).toBe(true);
  }
  expect(speaksOf("I ask about his friend, the boatman Hari", "Hari")).toBe(true);
  for (const said of ["Meera are you cold", "Meera what's so cold", "are you cold Meera?"]) {
    expect(speaksOf(said, "meera", "asked")).toBe(false);
    expect(speaksOf(said, "cold", "asked")).toBe(true);
  }
  for (const said of ["thank you Meera", "do you know Meera?", "Meera can carry it"])
    expect(speaksOf(said, "meera", "asked")).toBe(true);
});

test.each<[said: string, isOfYou: boolean]>([
  ["Meera, are you cold?", true],
  ["what would you do in my place?", true],
  ["मीरा, आपकी शादी हुई है?", true],
  ["arent your feet cold?", true],
  ["Meera, who made this rope?", false],
  ["Rani, are you cold?", false],
  ["you ought to be ashamed", true],
  ["I am cold", false],
])("%s: speaks of somebody here: %s", (text, isOfYou) => {
  const mood = /^(?:I|you) /u.test(text) ? "done" : "asked";
  const spoken = spokenOf(
    { story, position, passages: [] },
    { text, mood, isWhether: mood === "asked" },
  );
  expect(spoken.isOfYou).toBe(isOfYou);
});

test.each<[said: string, isOfMe: boolean]>([
  ["I'm cold", true],
  ["Meera, I'm so cold", true],
  ["my feet are cold", true],
  ["मुझे ठंड लग रही है", true],
  ["Meera is cold", false],
  ["I'm sorry, Meera", false],
  ["I tell Meera about the cold", false],
])("%s: tells of the player: %s", (text, isOfMe) => {
  const clause = { text, mood: "done", isWhether: false } as const;
  expect(spokenOf({ story, position, passages: [] }, clause).isOfMe).toBe(isOfMe);
});

test("a second sentence is said to whom the first one named", () => {
  const clause = { text: "when did you last sleep?", mood: "asked", isWhether: false } as const;
  const { about: all } = spokenOf(
    { story, position, passages: [], saidBefore: ["are you tired, Hari?"] },
    clause,
  );
  expect(all.map(({ name }) => name)).toEqual(["Hari"]);
});

test("who says that it is not so speaks of the opposite", () => {
  expect(speaksOf("I'm not afraid", "i am afraid")).toBe(false);
  expect(speaksOf("I'm afraid", "i am afraid")).toBe(true);
  expect(speaksOf("I'm not afraid", "not afraid")).toBe(true);
  expect(speaksOf("aren't you afraid?", "afraid", "asked")).toBe(true);
});

test("words that only look alike are two words", () => {
  expect(speaksOf("I touch his sleeve", "sleepy")).toBe(false);
  expect(speaksOf("the ropes are here", "the rope")).toBe(true);
  expect(speaksOf("I stand at his grave", "the gravel")).toBe(false);
});

const said = (text: string, mood: Mood = "done") =>
  spokenOf({ story, position, passages: [] }, { text, mood, isWhether: false });

describe("a deed that is only spoken of", () => {
  test.each([
    ["I'm sorry I threw the lamp", "apologise"],
    ["thank you for opening the gate", "thank"],
    ["I confess that I hid the rope", "confess"],
    ["I tell Hari he looks tired", "tell"],
    ["I tell Meera that I burnt the letter", "tell"],
  ])("is not done: %s", (text, act) => {
    expect(said(text).acts).toEqual([act]);
  });

  test("is no topic either, and its apology is", () => {
    const { sharedWords } = said("I'm sorry I threw the lamp");
    expect(sharedWords("throw the lamp")).toBe(0);
    expect(sharedWords("i'm sorry")).toBeGreaterThan(0);
    expect(sharedWords("the lamp")).toBeGreaterThan(0);
  });

  test("is none where it is refused in a promise", () => {
    expect(said("I promise Hari I will not run away").sharedWords("run away")).toBe(0);
    expect(said("I run away").sharedWords("run away")).toBeGreaterThan(0);
  });
});

test.each([
  ["touch his sleeve", false],
  ["touch the rope", false],
  ["touch him", true],
  ["touch Hari", true],
])("what is done to somebody is a topic of those: %s", (text, isTopic) => {
  expect(said(text).sharedWords("touch him") > 0).toBe(isTopic);
});

test.each([
  ["How cold it is, bhai", "have you a brother", false],
  ["How cold it is, brother", "have you a brother", false],
  ["kitni thand hai yaar", "yaar kaun hai", false],
  ["Where is your brother", "your brother", true],
  ["do you have an elder brother?", "elder brother", true],
  ["kahan hai hamara bhai", "hamara bhai", true],
])("%j speaks of %j: %j; whom a friendly word calls is no topic", (text, topic, isTopic) => {
  const clause = { text, mood: "asked", isWhether: false } as const;
  const { sharedWords } = spokenOf({ story, position, passages: [] }, clause);
  expect(sharedWords(topic) > 0).toBe(isTopic);
});

test("a word of the topic covers more of an English line than another word for the same deed", () => {
  const { coveredBy } = spokenOf(
    { story, position, passages: [] },
    { text: "how long will this strike last", mood: "asked", isWhether: false },
  );
  expect(coveredBy(["how long is the strike"])).toBeGreaterThan(0.5);
  expect(coveredBy(["ever hit anyone"])).toBeLessThan(0.25);
});

test.each([
  ["rani ke liye paan lagau kya? supari kam ya zyada", "who is the Rani", false],
  ["rani kaun hai", "who is the Rani", true],
  ["rani ke baare mein batao", "who is the Rani", true],
])("%j asks %j: %j", (text, topic, isTopic) => {
  const clause = { text, mood: "asked", isWhether: false } as const;
  const { sharedWords } = spokenOf({ story, position, passages: [] }, clause);
  expect(sharedWords(topic) > 0).toBe(isTopic);
});
