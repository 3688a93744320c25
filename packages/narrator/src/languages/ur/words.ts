import type { Words } from "../language.ts";

export const words: Words = {
  // What asks.
  who: ["کون کس کسے"],
  what: ["کیا"],
  why: ["کیوں"],
  where: ["کہاں کدھر"],
  how: ["کیسے کیسا کیسی"],
  when: ["کب"],
  // What refuses a deed, before it or after it.
  not: ["نہیں مت نہ"],
  // What says nothing about which choice is meant.
  empty: [
    "میں مجھے میرا میری میرے ہم تم تمہیں تمہارا آپ وہ یہ اس اسے کا کی کے کو سے پر نے تک اور",
    "یا تو ہی بھی کہ جو جب اب پھر ہے ہیں ہوں ہو تھا تھی تھے ایک کچھ کوئی بہت بس صرف اپنا اپنی",
    "اپنے ساتھ لیے لیکن مگر کر کرو کرتا کرتی کروں گا گی گے رہا رہی",
  ],
  // "Or not", "to her, not to him": what stands before a last "not" and is all that it refuses, if anything.
  refusesLess: ["یا کو سے میں"],
};
