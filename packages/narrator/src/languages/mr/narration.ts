import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "इथे त्याने काही होत नाही.",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["आणखी जवळून.", "पुन्हा एकदा, सावकाश."],
  // Before a sentence of an earlier scene.
  back: "आणि हे आठवतं:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "जवळून पाहा",
  stay: "थोडं थांब आणि ऐक.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", की ", asked: "?" },
};
