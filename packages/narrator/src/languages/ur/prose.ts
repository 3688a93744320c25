import type { Prose } from "../language.ts";

export const prose: Prose = {
  // Verbs of saying, as they stand behind whoever says it.
  says: [
    "کہا پوچھا بتایا پکارا بولا بولی بولے کہتا کہتی کہتے پوچھتا پوچھتی پوچھتے بولتا بولتی بولتے",
    "بتاتا بتاتی بتاتے",
  ],
  // Beginnings of other verbs that somebody present does.
  does: [
    "آتا آتی آتے آیا آئی آئے بیٹھ کھڑ مسکرا ہنس دیکھتا دیکھتی دیکھتے چلتا چلتی نکل اٹھتا اٹھتی",
    "جھک",
  ],
  // Between whoever did something and what they did.
  doerMark: "نے",
  // Behind a name: it is spoken of, and does nothing.
  cases: ["کا کی کے کو سے میں پر تک جیسا جیسی جیسے اور یا"],
  // What may stand behind a name.
  behindName: ["صاحب جی بابو بھائی دادا چچا کاکا بابا اماں ماں باجی بہن بی بیگم خان"],
  // What may stand before whoever acts, and who is nobody in particular.
  small: [
    "وہ یہ کوئی کسی سب سبھی دونوں اس اُس اِس ان اُن انہوں اُنہوں جس جن کس ہر ایک دوسرے دوسرا پہلے",
    "تب پھر اور اب لیکن مگر تو وہاں یہاں ہم تم آپ میں لوگ لوگوں عورت آدمی",
  ],
};
