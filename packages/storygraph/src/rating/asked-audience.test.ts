import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { allows, askedAudience } from "./asked-audience.ts";
import { ratedWords } from "./rated-words.ts";

test("a rated word is found at any edge but within another word", () => {
  const plain = ratedWords.mature.filter((word) => /^[a-z]+$/.test(word));
  assert(
    property(constantFrom(...plain), string(), string(), (word, before, after) => {
      const alone = `${before} ${word.toUpperCase()}, ${after}`;
      expect(askedAudience(alone)?.audience).toBe("mature");
      expect(askedAudience(`q${word}q`)).toBeNull();
    }),
  );
});

test("Hindi words are found however their dots and signs are written", () => {
  for (const form of ["NFC", "NFD"] as const) {
    expect(askedAudience("उसने अफ़ीम खाई।".normalize(form))?.audience).toBe("teen");
    expect(askedAudience("भोसड़ी".normalize(form))?.audience).toBe("mature");
  }
  expect(askedAudience("अफ़ीमची")).toBeNull();
});

test("a rating allows its own audience and the gentler ones; an unknown rating is for families", () => {
  expect([allows("mature", "teen"), allows("teen", "teen"), allows("teen", "mature")]).toEqual([
    true,
    true,
    false,
  ]);
  for (const rating of ["everyone", "general", "family", "unheard-of"])
    expect([allows(rating, "family"), allows(rating, "teen")]).toEqual([true, false]);
});
