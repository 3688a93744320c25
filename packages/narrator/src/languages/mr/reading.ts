import type { Reading } from "../language.ts";

export const reading: Reading = {
  // A sentence that begins so goes on about whoever the one before was about.
  pronouns: [
    "तो ती ते त्या त्याने तिने त्यांनी त्याचा त्याची त्याचे",
    "तिचा तिची तिचे त्याला तिला हा ही हे त्यात तिथे",
  ],
  // A sentence that begins so follows from the one before.
  joins: ["मग आणि पण म्हणून आता तरी तेव्हा किंवा"],
  // They tell how something is, and not what happened to it.
  states: ["आहे आहेत होता होती होते होतं होत्या नव्हता नव्हती नव्हतं असतो असते असतं दिसतो दिसते दिसतं"],
};
