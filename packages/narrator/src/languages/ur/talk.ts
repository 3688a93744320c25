import type { Talk } from "../language.ts";

const you = ["(تم|تمہار~|آپ)"];
const i = "(میں|میں نے)";

export const talk: Talk = {
  player: ["میں"],
  spokenTo: ["(تم|آپ)"],
  you,
  asksOfYou: you,
  youOrMe: ["(تم|آپ)"],
  mine: ["^ میر(ا|ی|ے) $"],
  yours: ["^ (آپ|تمہار(ا|ی|ے)|تیر(ا|ی|ے)) $"],
  ofMe: ["^ [1..4,] (مجھے|میر(ا|ی|ے))"],
  asksSomebody: ["سے پوچھ~ [کہ] … (کب|کیوں|کیا|کون|کہاں|کیسے)"],
  supposes: ["^ اگر"],
  supposed: ["اگر"],
  refuses: ["(نہیں|مت)"],
  asksWhetherToo: ["کیا (تم|آپ|وہ|یہ|میں|ہم)"],
  remembering: ["یاد (ہے|ہیں|ہوگا)"],
  nameGiven: ["میرا نام <name=_>"],
  noName: ["کیا"],
  nameAsked: ["میرا نام (کیا|یاد)~"],
  saysOwnName: ["اپنا [پورا] نام (بول|بتا|کہ|لیت)~ [ہوں]* $"],
  claims: [
    "_ میں [ہی|تو] ..1 (~تی|~تا) [ہوں] $",
    `${i} ہی`,
    `نہیں,? ${i}`,
    "میں نے 1..3 [ہے|تھا|تھی] $",
  ],
};
