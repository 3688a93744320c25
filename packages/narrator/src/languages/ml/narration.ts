import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "ഇവിടെ അതുകൊണ്ട് ഒന്നും സംഭവിക്കുന്നില്ല.",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["കുറച്ചുകൂടി അടുത്തുനിന്ന്.", "ഒരിക്കൽക്കൂടി, പതുക്കെ."],
  // Before a sentence of an earlier scene.
  back: "ഇതും ഓർമ്മ വരുന്നു:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "അടുത്തുനിന്ന് നോക്കൂ",
  stay: "അല്പം നിന്ന് കേൾക്കൂ.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", അല്ലെങ്കിൽ ", asked: "?" },
};
