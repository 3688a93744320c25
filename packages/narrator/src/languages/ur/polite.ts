import type { Polite } from "../language.ts";

export const polite: Polite = {
  love: [
    "(میں|مجھے) ((تم|تجھ|آپ)سے|(تم|تجھ|آپ) سے) [بہت] (پیار|محبت|عشق) (کرتا|کرتی|ہے) [ہوں] ..2 $",
  ],
  honorifics: ["صاحب"],
  behindCall: ["(تم|تمہار(ا|ی|ے)|آپ)"],
  beforeCall: ["(تم|آپ)"],
  noCallBehind: ["(سے|کو|کا|کی|کے|میں|پر|اور|یا)"],
};
