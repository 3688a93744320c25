import type { Audience } from "@katha/storygraph";

type Rated = Partial<Record<Exclude<Audience, "family">, readonly string[]>>;

/**
 * What a model might write in a language beside the words that every story is checked for. Patterns
 * like those of the story graph. Kept to words with one plain meaning.
 */
export const moreWords: Readonly<Record<string, Rated>> = {
  hi: {
    teen: ["haraami", "harami", "kamin(?:a|e|i)"],
    mature: [
      "chuti?ya",
      "chutiy(?:a|e)",
      "bhosdi(?:ke|wale)?",
      "m(?:a|aa)darchod",
      "behe?nchod",
      "रंडी",
      "चुदाई",
    ],
  },
  mr: { teen: ["हरामखोर"], mature: ["भोसडीच्या", "झवाड्या", "आईघाल्या", "रांड(?:े)?", "संभोग"] },
  bn: { teen: ["আত্মহত্যা", "হারামজাদা", "আফিম"], mature: ["ধর্ষণ", "খানকি", "মাগি", "চোদা", "যৌনসঙ্গম"] },
  ta: { teen: ["தற்கொலை", "அபின்"], mature: ["கற்பழிப்பு", "கற்பழித்து", "தேவடியா", "புண்டை", "உடலுறவு"] },
  ur: {
    teen: ["خودکشی", "حرامی", "کمین(?:ہ|ے)", "افیون"],
    mature: ["زنا بالجبر", "عصمت دری", "مادر چود", "بہن چود", "چوتیا", "بھوسڑی"],
  },
};

/** Languages that join endings to a word, so that a word is known by how it begins. */
export const joining: ReadonlySet<string> = new Set(["mr", "bn", "ta"]);
