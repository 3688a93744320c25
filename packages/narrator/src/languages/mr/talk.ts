import type { Talk } from "../language.ts";

const you = ["(तुझ~|तुम्ह~)"];

export const talk: Talk = {
  player: ["मी"],
  spokenTo: ["(तू|तुम्ही)"],
  you,
  asksOfYou: you,
  youOrMe: ["(तू|तुम्ही)"],
  mine: ["^ माझ~ $"],
  yours: ["^ (तुझ|तुमच)~ $"],
  ofMe: ["^ [1..4,] (मला|माझ~|mala|majh~)"],
  supposes: ["^ जर"],
  supposed: ["जर"],
  refuses: ["(नको|नाही)"],
  about: ["~बद्दल"],
  remembering: ["(आठवतं [का]|आठवतंय [का]|लक्षात आहे)"],
  nameGiven: ["माझ(ं|े) नाव <name=_>"],
  noName: ["काय"],
  nameAsked: ["माझ(ं|े) नाव काय"],
};
