import type { People } from "../language.ts";

export const people: People = {
  // "अर्जुन ने पानी पिया" of the player's own character is "मैंने पानी पिया".
  ownDoer: [
    ["ने", "मैंने"],
    ["ne", "maine"],
  ],
  ownSubject: [
    ["(ता|ती|ते|रहा|रही|रहे|~ता|~ती|~ते) (है|हैं) $", "मैं"],
    ["(गया|गई|गए|पड़ा|पड़ी|पड़े|उठा|उठी|बैठा|बैठी|सोया|सोई|हँसा|हँसी|रोया|रोई|लेटा|लेटी) $", "मैं"],
    ["(~ta|~ti|~te|raha|rahi|rahe) (hai|hain) $", "main"],
    [
      "(gaya|gayi|gaye|gai|pada|padi|utha|uthi|baitha|baithi|soya|soyi|hansa|hansi|leta|leti) $",
      "main",
    ],
  ],
  ownEnds: [
    ["है", "हूँ"],
    ["हैं", "हूँ"],
    ["hai", "hoon"],
    ["hain", "hoon"],
  ],
  // The player's own character.
  self: ["(मैं कौन|अपने आप को|खुद को|अपना चेहरा)", "(mera chehra|apne aap|khud ko|main kaun)"],
};
