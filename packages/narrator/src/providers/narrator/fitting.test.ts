import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { NarrationRequest, Passage } from "../../port.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { fitThroughout, unfitIn } from "../../fitness/unfit.ts";
import { positionAt } from "../../testing/position-at.ts";
import { fitting } from "./fitting.ts";
import { requestTo } from "../../testing/narrators/model-turn.ts";

const graph = normalise({
  start_node: "bank",
  nodes: {
    bank: {
      text: "The river was wide, and Mira held the rope.",
      cast: ["Mira"],
      choices: [{ text: "Cross.", target: "far" }],
    },
    far: {
      text: "On the far bank somebody had built a house of salt, and it was already half rain.",
      cast: ["Hari"],
      choices: [],
      ending: { kind: "open", title: "Salt" },
    },
  },
});
const rules =
  "You are the narrator of a story game that somebody plays by acting in it. Keep every name.";

function request(language = "en"): NarrationRequest {
  const asked = requestTo({
    position: positionAt(graph, ["bank"]),
    step: { way: "detour", beat: null },
  });
  const bible = {
    cast: [
      {
        name: "Mira",
        is: "who keeps the rope",
        secret: "she cut the rope herself on the night of the flood",
      },
      { name: "Hari", is: "her brother" },
    ],
  };
  return { ...asked, story: { ...asked.story, graph, bible, language } };
}

const good = "Mira shook the water from her sleeve and did not look up. ";

async function told(text: string, language = "en") {
  const asked = request(language);
  async function* telling() {
    for (const piece of text.match(/.{1,7}/gsu) ?? []) yield await Promise.resolve(piece);
    return { text, usage: { promptTokens: 1, completionTokens: 1 } };
  }
  const shown = fitting(telling(), unfitIn(asked, rules), "a provider");
  let all = "";
  let step = await shown.next();
  while (step.done !== true) {
    all += step.value;
    step = await shown.next();
  }
  return { text: all, flaw: step.value.flaw };
}

test("what is fit is told as it came, piece by piece", async () => {
  const text = `${good}"It is only rain," she said.\n\nThe rope hung where it hung.`;
  expect(await told(text)).toEqual({ text, flaw: undefined });
});

test.each([
  ["our own words", "You are the narrator of a story game that somebody plays."],
  ["no prose", '{"choices": ["Cross."]}.'],
  ["no prose", "As an AI language model I tell you this."],
  ["no prose", "Choices: cross, or stay."],
  ["another language", "La rivière était large et Mira tenait la corde devant elle."],
  ["another language", "नदी चौड़ी थी और मीरा रस्सी पकड़े खड़ी थी।"],
  ["a secret", "For she cut the rope herself on the night of the flood, Mira said."],
  ["another scene", "On the far bank somebody had built a house of salt, and it shone."],
  ["nobody of the story", '"Come," said Ramesh, and he held out a hand.'],
  ["somebody who is not here", "Hari walks up from the water with the rope in his hand."],
])("ends before %s: %s", async (flaw, sentence) => {
  expect(await told(`${good}${sentence} And so it went on.`)).toEqual({ text: good, flaw });
  await expect(told(sentence)).rejects.toMatchObject({ kind: "unfit", why: flaw });
});

test("ends before a sentence that was cut off", async () => {
  expect(await told(`${good}Then the ro`)).toEqual({ text: good, flaw: "cut off" });
  await expect(told("Then the ro")).rejects.toMatchObject({ kind: "unfit", why: "cut off" });
});

test("in Hindi English is another language, and Hindi is not", async () => {
  const hindi = "मीरा ने रस्सी को देखा और कुछ नहीं कहा। ";
  expect(await told(hindi + hindi, "hi")).toEqual({ text: hindi + hindi, flaw: undefined });
  expect(await told(`${hindi}${good}`, "hi")).toEqual({ text: hindi, flaw: "another language" });
});

test("a story's own names, places and titles are no strangers", async () => {
  const text = "Mira says nothing. The River was wide, and Mira turned to the rope. ";
  expect((await told(text)).flaw).toBeUndefined();
});

const second = normalise({
  start_node: "ghat",
  nodes: {
    ghat: {
      text: "You stand on the ghat, and your lamp is out. You are late, and you know it. The boat is gone.",
      choices: [],
    },
  },
});

function flawIn(text: string, graphOf = second, language = "en"): string | undefined {
  const asked = request(language);
  const position = positionAt(graphOf, [Object.keys(graphOf.nodes)[0] ?? ""]);
  const unfit = unfitIn({ ...asked, story: { ...asked.story, graph: graphOf }, position }, rules);
  return sentencesOf(text, language).map(unfit).find(Boolean);
}

test("a story that says you is told in no other person, but people in it speak as they like", () => {
  expect(flawIn("I look at the water, and my hands are cold.")).toBe("told in another person");
  expect(flawIn("You look at the water. I am cold.")).toBe("told in another person");
  expect(flawIn("You look at the water, and it looks at you.")).toBeUndefined();
  const speech = '"I was here first," she says. "My boat is gone. I am cold," and you nod.';
  expect(flawIn(speech)).toBeUndefined();
  expect(flawIn(`${speech} I nod too.`)).toBe("told in another person");
});

test("nor in another tense for more than a slip", () => {
  expect(flawIn("The boat came back. It had no lamp.")).toBeUndefined();
  const past = "The boat came back. It was old. It had no lamp. He stood in it. He said nothing.";
  expect(flawIn(past)).toBe("told in another tense");
  expect(flawIn(`It is late. ${past}`)).toBeUndefined();
});

test("a story that says I may say you of anybody, and is not told to the player", () => {
  const first = normalise({
    nodes: { a: { text: "I stood on the ghat. My lamp was out, and I was late.", choices: [] } },
  });
  expect(flawIn("You could tell by the rope.", first)).toBeUndefined();
  expect(flawIn("You went down. You took your lamp.", first)).toBe("told in another person");
});

test("nothing is told of a child that no child may do, whatever its story is rated", () => {
  const asked = request();
  const bible = { cast: [{ name: "Bulbul", is: "eight; you", garment: "girl" }] };
  const story = { ...asked.story, bible, graph: second, contentRating: "mature" };
  const unfit = unfitIn({ ...asked, story, position: positionAt(second, ["ghat"]) }, rules);
  expect(unfit("You drink the toddy.")).toBe("not for a child");
  expect(unfit("You drink the milk.")).toBeUndefined();
  expect(flawIn("You drink the toddy.")).toBeUndefined();
});

test("the same in Hindi", () => {
  const hindi = normalise({
    nodes: { a: { text: "तुम घाट पर खड़े हो। तुम्हारा दीया बुझ गया है।", choices: [] } },
  });
  expect(flawIn("मैं पानी को देखता रहता हूँ।", hindi, "hi")).toBe("told in another person");
  expect(flawIn("तुम पानी को देखते रहते हो।", hindi, "hi")).toBeUndefined();
});

const unwritten = normalise({});

function lookOf(texts: readonly string[], step: NarrationRequest["step"]) {
  const asked = request();
  const passages = texts.map((text) => ({ ...asked.passages[0], text }) as Passage);
  const story = { ...asked.story, graph: unwritten };
  return unfitIn({ ...asked, story, passages, step, position: positionAt(unwritten, [""]) }, rules);
}

const goesOn = { way: "detour", beat: null } as const;
const first = "Mira lays the wet rope in a ring on the stones. ";
const later = "Nobody has come down to the water since the morning.";

test("nothing is told twice, but for a short refrain after a while", () => {
  const look = lookOf([first, later], goesOn);
  expect(look(later)).toBe("told before");
  expect(look(first)).toBe("told before");
  const refrain = lookOf(["It is only rain, and nothing else.", later], goesOn);
  expect(refrain("It is only rain, and nothing else.")).toBeUndefined();
  expect(look("Mira lays the dry rope aside and waits.")).toBeUndefined();
});

test("a story ends only where it is brought to its end", () => {
  const closing = "And so the story ends here, and everybody lived in peace.";
  expect(lookOf([first], goesOn)(closing)).toBe("an ending too early");
  expect(lookOf([first], { ...goesOn, ends: true })(closing)).toBeUndefined();
  expect(lookOf([first], goesOn)("She tells you the end of the rope is wet.")).toBeUndefined();
});

test("without scenes the parts before show the person in which a story is told", () => {
  const you = "You take the rope. You tie it, and you look up.";
  expect(lookOf(["A river, and a rope."], goesOn)(you)).toBeUndefined();
  expect(lookOf([you], goesOn)("I take my coat and I go down.")).toBe("told in another person");
});

test("an answer without an end is ended", async () => {
  const text = Array.from({ length: 60 }, (_, at) => `${good.trim()} ${at} of the rains. `).join(
    "",
  );
  const { flaw, text: shown } = await told(text);
  expect(flaw).toBe("too long");
  expect(shown.length).toBeLessThan(text.length / 1.5);
});

test("the parts before are read once, however many texts are looked at", () => {
  let timesRead = 0;
  const asked = request();
  const before = {
    ...asked.passages[0],
    get text() {
      timesRead += 1;
      return "The river was wide.";
    },
  } as NarrationRequest["passages"][number];
  const isFit = fitThroughout({ ...asked, passages: [before] }, rules);
  const timesAtFirst = timesRead;
  expect([good, "As an AI language model I tell you this.", good].map(isFit)).toEqual([
    true,
    false,
    true,
  ]);
  expect(timesRead).toBe(timesAtFirst);
});
