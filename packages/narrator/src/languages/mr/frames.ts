import type { Frames } from "../language.ts";

export const frames: Frames = {
  putOff: ["(नंतर|उद्या|पुढच्या)"],
  pretended: ["सोंग~"],
  byAnother: ["तुम्ह~", "~ला (सांग|सांगा|सांगू)"],
  takenBack: ["पण … नाही~"],
  inMind: ["(मनात|मनातल्या)~"],
};
