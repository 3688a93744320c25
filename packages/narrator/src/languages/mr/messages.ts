import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["तुम्हाला हेच म्हणायचं होतं का?", "यांपैकी तुम्हाला काय म्हणायचं होतं?"],
  which: "कोणत्या वाटेने?",
  neither: ["नाही, हे नाही.", "यांपैकी काहीच नाही."],
  again: "मग दुसऱ्या शब्दांत सांगा, किंवा निवडा.",
  noted: "तुम्ही लिहून ठेवले आहे:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer: "गोष्टीत तुम्ही जे करता किंवा म्हणता, तेच इथे धरलं जातं. तुमच्या शब्दांत सांगा, किंवा निवडा.",
};
