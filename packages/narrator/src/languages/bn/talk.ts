import type { Talk } from "../language.ts";

const you = ["(তুমি|তোমা~|আপনা~|আপন)"];

export const talk: Talk = {
  player: ["আমি"],
  spokenTo: ["(তুমি|তুই|আপনি)"],
  you,
  asksOfYou: you,
  youOrMe: ["(তুমি|তুই|আপনি)"],
  mine: ["^ আমার $"],
  yours: ["^ (তোমার|আপনার|তোর) $"],
  ofMe: ["^ [1..4,] (আমার|আমাকে|amar|amake)"],
  supposes: ["^ যদি"],
  supposed: ["যদি"],
  refuses: ["না"],
  about: ["সম্পর্কে"],
  remembering: ["(মনে আছে|মনে পড়ে|আছে তো মনে)"],
  nameGiven: ["আমার নাম <name=_>"],
  noName: ["কী কি"],
  nameAsked: ["আমার নাম (কী|কি|মনে)~"],
};
