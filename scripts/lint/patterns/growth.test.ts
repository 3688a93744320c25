import { expect, test } from "vitest";
import { growthOf } from "./growth.ts";

test.each([
  [/^(?:\W*(?:i|we|please) ?)*ask/u, "the blank is of the words before it or of those behind"],
  [/^(?:(?:and|तो)\W+)*ask/u, "\\W takes Devanagari too"],
  [/^i(?: (?:really|just|\p{L}+ly))*1/u, "really is such a word"],
  [/^(?:(?:yes|no|yes)(?: |$))+$/u, "it is twice in the list"],
  [/(?:a*)*b/u, "both repeat it"],
  [/^(?!(?:a|ab|b)*c)/u, "also where it is only looked at"],
  [/(?<=x(?:a|a)*)b/u, "or looked back at"],
])("%s doubles with each repeat: %s", (pattern) => {
  expect(growthOf(pattern)).toBe(Infinity);
});

test.each([
  [2, /\s+$/u, "begins at every blank"],
  [2, /^(\w+)\s+(.*)!$/u, "blanks are of either part"],
  [2, /\bor\b.*\beither\b/u, "begins at every or"],
  [2, /(?<=^or [^.]*)then/u, "looks back from everywhere"],
  [3, /^.*a.*b.*c/u, "each part ends anywhere"],
])("to the power of %i: %s %s", (power, pattern) => {
  expect(growthOf(pattern)).toBe(power);
});

test.each([
  [/^(?:(?:ok|so|no),? )*ask/u, "its words differ, with one way between them"],
  [/^(?:\b\w+\b ?)*!/u, "a word ends at its edge"],
  [/(?<!\s)\s+$/u, "begins where the blanks do"],
  [/\s+/u, "is found at once"],
  [/^(\w+)\s*([^]*)$/u, "takes whatever comes"],
  [/\s*(\d+)/uy, "is tried in one place"],
  [/"(?:[^"\\]|\\.)*"?/u, "what is not closed ends with the text"],
])("in step with the text: %s %s", (pattern) => {
  expect(growthOf(pattern)).toBe(1);
});
