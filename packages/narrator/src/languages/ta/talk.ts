import type { Talk } from "../language.ts";

const you = ["(நீ|உங்க|உன்)~"];

export const talk: Talk = {
  player: ["நான்"],
  spokenTo: ["(நீ|நீங்க)"],
  you,
  asksOfYou: you,
  youOrMe: ["(நீ|நீங்கள்)"],
  mine: ["^ என் $"],
  yours: ["^ (உன்|உங்கள்) $"],
  ofMe: ["^ [1..4,] (எனக்கு|enakku|என்)"],
  supposed: ["(என்றால்|ஆனால்)"],
  refuses: ["(மாட்டேன்|வேண்டாம்|இல்லை)"],
  about: ["~பற்றி"],
  remembering: ["(நினைவிருக்~|நினைவு இருக்~|ஞாபகம் [இருக்~])"],
  nameGiven: ["என் பெயர் <name=_>"],
  noName: ["என்ன"],
  nameAsked: ["என் பெயர் (என்ன|நினை)~"],
};
