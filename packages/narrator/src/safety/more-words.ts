import type { Audience } from "@katha/storygraph";

type Rated = Partial<Record<Exclude<Audience, "family">, readonly string[]>>;

/**
 * What a model might write in a language beside the words that every story is checked for. Patterns
 * like those of the story graph. Kept to words with one plain meaning.
 */
export const moreWords: Readonly<Record<string, Rated>> = {
  en: {
    teen: [
      "whores?",
      "sluts?",
      "intestines",
      "innards",
      "(?:pool|pools|fountain|spray) of blood",
      "blood (?:spurt(?:s|ed|ing)?|spray(?:s|ed|ing)?|gush(?:es|ed|ing)?)",
      "severed (?:head|hand|arm|leg|limb|finger)s?",
      "decapitat(?:e|es|ed|ing|ion)",
      "gouge(?:s|d)? out",
      "flay(?:s|ed|ing)",
      "impal(?:e|es|ed|ing)",
      "(?:slit|slits|slitting) (?:his|her|their|your|my|the) throats?",
      "brains (?:spill|spilled|spilt|splattered)",
    ],
    mature: [
      "nipples?",
      "(?:naked|bare) (?:body|bodies|breasts?|thighs?|flesh)",
      "ma(?:k|d)e love",
      "making love",
      "undress(?:es|ed|ing) (?:you|her|him|them|me)",
      "erections?",
      "ejaculat(?:e|es|ed|ing|ion)",
      "(?:oral|anal) sex",
      "(?:have|has|had|having) sex",
      "sexual intercourse",
      "moan(?:s|ed|ing) (?:with|in) (?:pleasure|ecstasy|desire)",
      "thrust(?:s|ing)? (?:into|inside) (?:you|her|him|me)",
      "tits",
      "boobs",
    ],
  },
  hi: {
    teen: [
      "haraami",
      "harami",
      "kamin(?:a|e|i)",
      "अँतड़ियाँ",
      "अंतड़ियाँ",
      "आँतें",
      "(?:ख़ून|खून) का (?:फ़व्वारा|फव्वारा)",
    ],
    mature: [
      "chuti?ya",
      "chutiy(?:a|e)",
      "bhosdi(?:ke|wale)?",
      "m(?:a|aa)darchod",
      "behe?nchod",
      "रंडी",
      "चुदाई",
      "नग्न",
      "निर्वस्त्र",
      "नंग(?:ा|ी|े) (?:देह|बदन|जिस्म|शरीर)",
      "कामवासना",
      "लंड",
      "चूत",
      "गांड",
      "सेक्स",
      "यौन (?:संबंध|सम्बन्ध|क्रिया|सुख)",
      "कामोत्तेजना",
    ],
  },
  mr: {
    teen: ["हरामखोर", "आतडी बाहेर", "रक्ताचा सडा"],
    mature: [
      "भोसडीच्या",
      "झवाड्या",
      "आईघाल्या",
      "रांड(?:े)?",
      "संभोग",
      "सेक्स",
      "नग्न",
      "विवस्त्र",
      "कामवासन",
      "शरीरसंबंध",
      "लैंगिक संबंध",
    ],
  },
  bn: {
    teen: ["আত্মহত্যা", "হারামজাদা", "আফিম", "নাড়িভুঁড়ি", "রক্তের ফোয়ারা"],
    mature: [
      "ধর্ষণ",
      "খানকি",
      "মাগি",
      "চোদা",
      "যৌনসঙ্গম",
      "যৌনমিলন",
      "সেক্স",
      "নগ্ন",
      "বিবস্ত্র",
      "কামুক",
      "কামোত্তেজ",
    ],
  },
  ta: {
    teen: ["தற்கொலை", "அபின்", "குருதி பீறிட்", "ரத்தம் பீறிட்"],
    mature: [
      "கற்பழிப்பு",
      "கற்பழித்து",
      "தேவடியா",
      "புண்டை",
      "உடலுறவு",
      "பாலுறவு",
      "முலைக்காம்பு",
      "செக்ஸ்",
      "நிர்வாண",
      "காமவெறி",
    ],
  },
  ur: {
    teen: ["خودکشی", "حرامی", "کمین(?:ہ|ے)", "افیون", "انتڑیاں", "آنتیں", "خون کا فوارہ"],
    mature: [
      "زنا بالجبر",
      "عصمت دری",
      "مادر چود",
      "بہن چود",
      "چوتیا",
      "بھوسڑی",
      "برہنہ",
      "شہوت",
      "ہم بستری",
      "مباشرت",
      "جنسی (?:تعلق|عمل|لذت)",
    ],
  },
};

/** Languages that join endings to a word, so that a word is known by how it begins. */
export const joining: ReadonlySet<string> = new Set(["mr", "bn", "ta"]);
