import type { Frames } from "../language.ts";

export const frames: Frames = {
  putOff: ["(பிறகு|நாளை|அப்புறம்|appuram|naalaikku)"],
  pretended: ["(நடிக்கி|நடிப்பது)~"],
  byAnother: ["(~ட்டும்|~ttum)", "(நீ|நீங்கள்|nee|neenga)"],
  takenBack: ["ஆனால்~", "(aanal|aanaal)"],
  inMind: ["(மனதில்|மனசுக்குள்|manasula)~"],
};
