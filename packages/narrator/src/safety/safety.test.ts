import { ratedWords } from "@katha/storygraph";
import { array, assert, constantFrom, integer, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { notForChildren } from "./child.ts";
import { checkPassage, guardOf, policyFor, policyOf, ratingHeldTo } from "./index.ts";
import { moreWords } from "./more-words.ts";
import { formsOf } from "./rated-forms.ts";

const patterns = [
  ...ratedWords.teen,
  ...ratedWords.mature,
  ...Object.values(moreWords).flatMap(({ teen = [], mature = [] }) => teen.concat(mature)),
];

test("every pattern of rated words can be read, and stands for what it matches", () => {
  for (const pattern of patterns) {
    const forms = formsOf(pattern);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form).toMatch(new RegExp(`^(?:${pattern})$`, "u"));
  }
  expect(formsOf("a(?:b|c(?:d)?)?e?")).toEqual(
    expect.arrayContaining(["a", "ae", "ab", "abe", "ac", "ace", "acd", "acde"]),
  );
});

describe("a passage", () => {
  test.each([
    ["family", "He took the opium.", "opium"],
    ["everyone", "अफ़ीम की गंध थी।", "अफ़ीम"],
    ["teen", "He took the opium.", undefined],
    ["teen", "They were porn, he said.", "porn"],
    ["mature", "They were porn, he said.", undefined],
    ["family", "The rapeseed was in flower; the grapes were not.", undefined],
    ["no rating at all", "You bastard!", "bastard"],
  ])("rated %s: %s", (rating, text, word) => {
    expect(checkPassage(text, rating, "en")?.word).toBe(word?.normalize("NFC"));
  });

  test("is held against the words of its own language, with the endings it joins to them", () => {
    expect(checkPassage("அவன் தற்கொலையை நினைத்தான்.", "family", "ta")?.word).toBe("தற்கொலை");
    expect(checkPassage("Tu harami hai.", "family", "hi")?.because).toBe("rating");
    expect(checkPassage("Tu harami hai.", "family", "en")).toBeNull();
  });

  test("may not bring children and desire together whatever its rating", () => {
    const told = "The schoolgirl was aroused by it.";
    expect(checkPassage(told, "mature", "en")?.because).toBe("never");
    expect(checkPassage("The child slept. They were aroused.", "mature", "en")).toBeNull();
  });
});

describe("what a model may not tell though nobody swears", () => {
  test.each([
    ["teen", "en", "His hand was on her bare thighs."],
    ["teen", "en", "That night you made love."],
    ["family", "en", "Blood sprayed over the wall."],
    ["family", "en", "They had slit his throat."],
    ["teen", "hi", "वह निर्वस्त्र खड़ी थी।"],
    ["family", "hi", "उसकी अँतड़ियाँ बाहर आ गईं।"],
    ["teen", "mr", "ती विवस्त्र उभी होती."],
    ["family", "bn", "তার নাড়িভুঁড়ি বেরিয়ে এল।"],
    ["teen", "bn", "মেয়েটি বিবস্ত্র হল।"],
    ["teen", "ta", "அவள் நிர்வாணமாக நின்றாள்."],
    ["teen", "ur", "وہ برہنہ کھڑی تھی۔"],
    ["family", "ur", "دیوار پر خون کا فوارہ تھا۔"],
  ])("rated %s, in %s: %s", (rating, language, text) => {
    expect(checkPassage(text, rating, language)?.because).toBe("rating");
    expect(checkPassage(text, "mature", language)).toBeNull();
  });
});

describe("a story whose player is a child", () => {
  const told = (garment: string, is = "eleven; you") => {
    return { contentRating: "teen", bible: { cast: [{ name: "Chatur", is, garment }] } };
  };
  test("is told as to children, and the model is told why", () => {
    expect(ratingHeldTo(told("boy"))).toBe("family");
    expect(policyOf(told("boy"))).toContain("is a child");
    expect(policyOf(told("boy"))).toContain(policyFor("family"));
  });
  test("and no other is: a grown player, or a child whom somebody else meets", () => {
    expect(policyOf(told("man"))).toBe(policyFor("teen"));
    expect(policyOf(told("boy", "her brother"))).toBe(policyFor("teen"));
  });
  test.each([
    "You kiss him on the lips.",
    "You drink the last of the toddy.",
    "You stab the old man.",
    "तुम शराब पी लेते हो।",
    "तुमने उसे मार डाला।",
  ])("never: %s", (sentence) => {
    expect(notForChildren.test(sentence)).toBe(true);
  });
  test.each(["You drink the milk.", "She kisses you on the forehead.", "तुम पानी पीते हो।"])(
    "but: %s",
    (sentence) => {
      expect(notForChildren.test(sentence)).toBe(false);
    },
  );
});

test("each audience is told its own policy, and an unknown rating that of families", () => {
  const policies = ["family", "teen", "mature"].map(policyFor);
  expect(new Set(policies).size).toBe(3);
  for (const rating of ["everyone", "general", "x"]) expect(policyFor(rating)).toBe(policies[0]);
  for (const policy of policies) expect(policy).toContain("under eighteen");
});

/** All that a reader saw of a text that came in these pieces, and whether it was stopped. */
function read(pieces: readonly string[], rating = "family", language = "en") {
  const guard = guardOf(rating, language);
  const answers = [...pieces.map((piece) => guard.push(piece)), guard.end()];
  return {
    seen: answers.map(({ shown }) => shown).join(""),
    beyond: answers.at(-1)?.beyond ?? null,
    steps: answers.map(({ shown }) => shown),
  };
}

describe("while it is written", () => {
  const pieces = (text: string) =>
    array(integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 30 }).map((sizes) => {
      const cut: string[] = [];
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        cut.push(text.slice(at, at + size));
        at += size;
      }
      return cut;
    });

  const innocent = [
    "Her hair was the colour of rapeseed; heroes grape-picked, analysing the pornithology of the assassin.",
    "He took the sexton's hand. मैं अफ़ीमची नहीं हूँ, और यह कमीनापन नहीं।",
    "",
  ];

  test("everything innocent is seen, however it is cut", () => {
    for (const text of innocent)
      assert(
        property(pieces(text), (cut) => {
          expect(read(cut)).toMatchObject({ seen: text, beyond: null });
        }),
      );
  });

  test("of a forbidden word at most half is seen, and nothing that follows", () => {
    const family = [...ratedWords.teen, ...ratedWords.mature].flatMap(formsOf);
    assert(
      property(
        constantFrom(...family).chain((word) =>
          pieces(`She said: ${word}, and more.`).map((cut) => ({ word, cut })),
        ),
        ({ word, cut }) => {
          const { seen, beyond } = read(cut);
          expect(beyond?.because).toBe("rating");
          const shown = seen.slice("She said: ".length);
          expect(`She said: ${word}`.startsWith(seen)).toBe(true);
          expect(shown.length).toBeLessThanOrEqual(word.length / 2);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("a forbidden word that the passage ends with is stopped at the end", () => {
    expect(read(["He called it ", "por", "n"])).toMatchObject({
      seen: "He called it ",
      beyond: { word: "porn" },
    });
  });

  test("the same is found in pieces as in one, and nothing shown is beyond the rating", () => {
    const text = array(
      constantFrom(
        "rape",
        "seed ",
        " opium",
        "gore",
        "sexual ",
        "assault",
        "अफ़ीम",
        "ची ",
        ", ",
        "her ",
        "child ",
        "aroused. ",
      ).chain((word) =>
        string({ maxLength: 2 }).map((more) => (more.length > 1 ? word : word + more)),
      ),
      { maxLength: 12 },
    ).map((parts) => parts.join(""));
    assert(
      property(
        text.chain((whole) => pieces(whole).map((cut) => ({ whole, cut }))),
        ({ whole, cut }) => {
          const { seen, beyond } = read(cut);
          expect(beyond === null).toBe(checkPassage(whole, "family", "en") === null);
          expect(whole.startsWith(seen)).toBe(true);
          expect(beyond !== null || seen === whole).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("a word is known with its dot written apart, and with its dot in the letter", () => {
    for (const word of ["अफ\u093cीम", "अ\u095eीम"])
      expect(read(["उसने ", ...Array.from(word), " खाई।"]).beyond?.because).toBe("rating");
  });

  test("the first words are not waited for", () => {
    for (const word of ["Her", "In", "As", "The", "Go", "Or", "I", "उस", "A"])
      expect(read([word]).steps[0]).toBe(word);
  });
});
