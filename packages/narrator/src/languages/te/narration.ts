import type { Narration } from "../language.ts";

export const narration: Narration = {
  // One for every line that no author answered, until a native speaker writes the answers.
  answer: "ఇక్కడ దానివల్ల ఏమీ జరగదు.",
  // Before sentences of the scene that are told again; no line shows person or tense.
  again: ["ఇంకా దగ్గరగా.", "మరోసారి, నెమ్మదిగా."],
  // Before a sentence of an earlier scene.
  back: "ఇది కూడా గుర్తొస్తుంది:",
  // What can be picked: a colon and a thing follow. The other is picked where there is none.
  lookCloser: "దగ్గరగా చూడు",
  stay: "కొంచెం ఆగి విను.",
  // Ways that lie open, as one question.
  ways: { comma: ", ", or: ", లేదా ", asked: "?" },
};
