import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";

test.each([
  ["framji once burned his lip on a torch", "framji"],
  ["the irani café makes terrible tea and the receptionist knows it", "the irani café"],
  ["mr. thomas's map has a hole in it, and i think he poked it himself", "mr. thomas's map"],
  ["sidi yaqut would know what to call it", "sidi yaqut"],
  ["framji built it, so i go and ask him", undefined],
  ["ring the bells", undefined],
  ["framji ke paas jaati hoon", undefined],
  ["pond it is", undefined],
  ["send teku across", undefined],
  ["i was there", undefined],
])("whom %s tells of: %s", (said, subject) => {
  expect(subjectOf(said)).toBe(subject);
});
