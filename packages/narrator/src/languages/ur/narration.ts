import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "یہاں اس سے کچھ نہیں ہوتا۔",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["ذرا اور قریب سے۔", "ایک بار پھر، آہستہ سے۔"],
  // Before a sentence of an earlier scene.
  back: "اور یہ بھی یاد آتا ہے:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "قریب سے دیکھو",
  stay: "ذرا ٹھہرو اور سنو۔",
  // Ways that lie open, as one question.
  ways: { comma: "، ", or: "، یا ", asked: "؟" },
};
