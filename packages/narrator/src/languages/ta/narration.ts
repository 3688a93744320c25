import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "இங்கே அதனால் எதுவும் நடக்கவில்லை.",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["இன்னும் அருகில்.", "மறுபடியும், மெதுவாக."],
  // Before a sentence of an earlier scene.
  back: "இதுவும் நினைவுக்கு வருகிறது:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "அருகில் சென்று பார்",
  stay: "சற்றே நின்று கேள்.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", அல்லது ", asked: "?" },
};
