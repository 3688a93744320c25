import { expect, test } from "vitest";
import { clauses, joined, refusesAtEnd, termsOf, word } from "./terms.ts";

test.each([
  ["move", "moving"],
  ["pull", "pulled"],
  ["call", "calling"],
  ["give", "gives"],
  ["tell", "telling"],
  ["bring", "bringing"],
  ["the rope", "the ropes"],
])("%s and %s are one word", (plainly, inflected) => {
  expect(termsOf(inflected)).toEqual(termsOf(plainly));
});

test("tune is you in Hindi, and a song in English", () => {
  expect(termsOf("amma, tune aaj khana khaya")).not.toContain(":sing");
  expect(termsOf("hum a tune")).toContain(":sing");
});

test("of what is heard alike in Latin letters it is what is aspirated alike", () => {
  for (const [typed, written] of [
    ["tumhe padhna aata hai", "तुम्हें पढ़ना आता है"],
    ["main khana khata hoon", "मैं खाना खाता हूँ"],
    ["usko dekar aata hoon", "उसको देकर आता हूँ"],
    ["main bhool gaya hoon", "मैं भूल गया हूँ"],
  ] as const) {
    const senses = termsOf(written).filter((term) => /^[:#~]/u.test(term));
    expect(termsOf(typed)).toEqual(expect.arrayContaining(senses.slice(0, 1)));
  }
  expect(termsOf("tumhe padhna aata hai")).not.toContain(":break");
  expect(termsOf("usko dekar aata hoon")).not.toContain(":look");
});

test.each([
  ["जय हनुमान जिंकले असं मी म्हणणार नाही", true],
  ["আমি চাক কাটব না", true],
  ["চলো না", false],
  ["ami modhu nebo na", true],
  ["चलो ना", false],
  ["दरवाज़ा खोलूँगा नहीं", true],
  ["उसे क्यों नहीं", false],
  ["यह माँ को देना, जोगी को नहीं", false],
  ["silambai eduthu oda maatten", true],
  ["சிலம்பை எடுத்து ஓடமாட்டேன்", true],
  ["I will take it and not that", false],
])("whether the last word of %s refuses all of it: %s", (line, refuses) => {
  const clause = joined(line).split(clauses).at(-1) ?? "";
  expect(refusesAtEnd(clause.match(word) ?? [])).toBe(refuses);
});

test.each(["dulha lag rahe ho", "तुम दूल्हे लग रहे हो", "रोटी अच्छी बनी है", "roti achhi bani hai"])(
  "%s says how something is, and nobody does anything",
  (line) => {
    expect(termsOf(line)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^:(?:put|use|build)$/u)]),
    );
  },
);

test("a becoming and an embrace stay what they are", () => {
  expect(termsOf("तुम चेला कैसे बने थे")).toEqual(termsOf("चेला कैसे बने"));
  expect(termsOf("उसके गले लग रही हूँ")).toContain(":hug");
});

test.each(["main uska naam yaad rakhungi", "मैं उसका नाम याद रखूँगी"])(
  "%s remembers and puts nothing",
  (line) => {
    expect(termsOf(line)).toContain(":remember");
    expect(termsOf(line)).not.toContain(":put");
  },
);
