import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "અહીં તેનાથી કશું થતું નથી.",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["જરા વધુ પાસેથી.", "ફરી એક વાર, ધીમેથી."],
  // Before a sentence of an earlier scene.
  back: "અને આ પણ યાદ આવે છે:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "પાસેથી જુઓ",
  stay: "જરા થોભો અને સાંભળો.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", કે ", asked: "?" },
};
