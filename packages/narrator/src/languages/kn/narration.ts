import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "ಇಲ್ಲಿ ಅದರಿಂದ ಏನೂ ಆಗುವುದಿಲ್ಲ.",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["ಇನ್ನೂ ಹತ್ತಿರದಿಂದ.", "ಮತ್ತೊಮ್ಮೆ, ನಿಧಾನವಾಗಿ."],
  // Before a sentence of an earlier scene.
  back: "ಇದೂ ನೆನಪಾಗುತ್ತದೆ:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "ಹತ್ತಿರದಿಂದ ನೋಡು",
  stay: "ಸ್ವಲ್ಪ ನಿಂತು ಕೇಳು.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", ಅಥವಾ ", asked: "?" },
};
