/** What a noun names, coarsely. */
export const nounClasses = [
  "person",
  "group",
  "animal",
  "plant",
  "food",
  "body part",
  "clothing",
  "artifact",
  "place",
  "nature",
  "substance",
  "time",
  "event",
  "act",
  "speech",
  "thought",
  "feeling",
  "possession",
  "state",
  "abstract",
] as const;
export type NounClass = (typeof nounClasses)[number];

/** What a verb tells of, coarsely. */
export const verbClasses = [
  "motion",
  "perception",
  "communication",
  "contact",
  "consumption",
  "possession",
  "body",
  "emotion",
  "change",
  "cognition",
  "competition",
  "creation",
  "social",
  "being",
  "weather",
] as const;
export type VerbClass = (typeof verbClasses)[number];

/** A class is one letter in the file, in the order of these lists. */
export const nounLetters = "ABCDEFGHIJKLMNOPQRST";
export const verbLetters = "abcdefghijklmno";
