import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: [
    "কি কী কে কার কাকে কবে কখন কোথায় কেন কেমন কত",
    "ki keno kothay kothae kokhon kobe kemon koto kivabe kibhabe",
  ],
  supposes: ["যদি jodi"],
  imagines: ["হয়তো ভাবি ভাবছি hoyto bhabi bhabchi"],
  deeds: [
    "করি যাই নিই দিই দেখি বলি রাখি খুলি তুলি ধরি করব যাব দেব নেব",
    "kori jai nii dii dekhi boli rakhi khuli tuli dhori korbo jabo debo nebo",
  ],
  thought: ["মনে (পড়|আছে)~", "~েছিল[ো|েন]", "(ভাবছি|bhabchi)"],
  undecided: ["(~ব|~বো|~ি|~ই),? (না|নাকি) … (?|বুঝতে পারছি না|জানি না|কী করি)", "ঠিক করতে পার(ছি|ি) না"],
  asksToBeTold: ["(~নিয়ে|সম্পর্কে) ..1 বল[ো|ুন] $"],
  looksFor: ["(দেখ|শুন)~"],
  because: ["(কারণ|নইলে)"],
  therefore: ["তাই"],
  or: ["(অথবা|কিংবা|নাকি)"],
  and: ["(আর|এবং)"],
  bargains: ["(তুমি|তুই|আপনি) …80 (তাহলে|তবে) …80 আমি"],
  threats: ["না"],
};
