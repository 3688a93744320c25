import type { Words } from "../language.ts";

export const words: Words = {
  // What asks.
  who: ["কে কার কাকে কারা"],
  what: ["কী কি কোন"],
  why: ["কেন keno"],
  where: ["কোথায় কোথা kothay kothae"],
  how: ["কেমন কীভাবে kemon kibhabe kivabe"],
  when: ["কখন কবে kokhon kobe"],
  // What refuses a deed, before it or after it.
  not: ["না নয় নই নেই নাই নি noy noi nei"],
  // What says nothing about which choice is meant.
  empty: [
    "ami amar amake amra amader tumi tomar tomake tomra apni apnar apnake oi ei sei eta ota",
    "ebong kintu jodi tobe ekta ektu kichu khub shudhu jonno theke diye kore kori koro korbo",
    "korchi hoy hobe holo chilo ekhon tokhon abar আমি আমার আমাকে আমরা তুমি তোমার তোমাকে আপনি",
    "সে তার তাকে তারা ও এই ওই সেই এটা ওটা এবং আর বা কিন্তু যে যদি তবে তো ই একটা একটু কিছু খুব",
    "শুধু জন্য সঙ্গে থেকে দিয়ে করে করি করো করব হয় হবে হল আছে ছিল এখন তখন আবার যা যাক",
  ],
  // "Do it, won't you": it asks for a deed as often as it refuses one, which it does behind a verb that ends so.
  tags: ["না"],
  firstPerson: ["ব বো ই ছি লাম bo"],
};
