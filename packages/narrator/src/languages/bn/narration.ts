import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "এখানে তাতে কিছু হয় না।",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["আরও কাছ থেকে।", "আর একবার, ধীরে।"],
  // Before a sentence of an earlier scene.
  back: "আর মনে পড়ে:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "কাছ থেকে দেখো",
  stay: "একটু দাঁড়াও, কান পাতো।",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", নাকি ", asked: "?" },
};
