import type { Sayings } from "../language.ts";

/** Said in several words, meant as one; each is read before the next. */
export const sayings: Sayings = [
  { says: ["<&((को|ko) …) दो $"], means: "दे" },
  {
    says: [
      "(उदास|दुखी|परेशान) (मत|न) हो~",
      "(रोओ|रोना|डरो|घबराओ) मत",
      "मत (रोओ|रोना|डरो|घबराओ)",
      "(चिंता|फिक्र) मत कर~",
      "(udaas|dukhi|pareshan) mat ho~",
      "(roo|rona|daro|ghabrao) mat",
      "mat (roo|rona|daro|ghabrao)",
      "(chinta|fikr) mat kar~",
    ],
    means: "comfort",
  },
  {
    says: [
      "(नीचे|ऊपर|इधर|उधर|neeche|niche|upar|oopar|idhar|udhar) [की (ओर|तरफ)|ki (or|taraf)] &((देख|dekh)~)",
    ],
    means: "",
  },
  {
    says: ["(मुंह|जबान) बंद [रख~]", "कुछ (मत|न|नहीं) (कह|बोल)~", "चुप रह~"],
    means: "चुप",
  },
  { says: ["गले (लग|मिल)~", "gale (lag|mil)~"], means: "hug" },
  { says: ["(खाने|khane|khaane) (को|ko|के लिए|ke liye)"], means: "भोजन" },
  { says: ["हाथ (लगा|फेर)~", "haath (laga|fer|pher)~"], means: "touch" },
  { says: ["(ना|न) (कह|बोल)~"], means: "मना" },
  { says: ["(याद|yaad) (रख|rakh)~"], means: "याद" },
  // "You look like a bridegroom", "the bread has come out well": how something is, and nobody's deed.
  {
    says: [
      "(लग|lag) (रह(ा|ी|े)|rah(a|i|e)) &(है|हैं|हो|था|थी|थे|hai|hain|ho|tha|thi|the)",
      "(लग|lag) (रह(ा|ी|े)|rah(a|i|e)) &($)",
      "<!(कैसे|क्यों|कब|kaise|kyun|kyon|kab) (बन(ा|ी|े)|ban(a|i|e)) &(है|हैं|hai|hain)",
    ],
    means: "",
  },
  { says: ["(फूंक|phunk|phoonk) (मार|mar|maar)~"], means: "blow" },
  { says: ["(सीटी|seeti|siti) (बजा|मार|baja|mar|maar)~"], means: "whistle" },
  { says: ["(ताली|तालियां|taali|tali) (बजा|पीट|baja|peet)~"], means: "clap" },
  {
    says: ["(जूत(े|ा)|चप्पल|टोपी|पगडी|कपडे|joote|jute|chappal|topi|pagdi|kapde) (उतार|utar|utaar)~"],
    means: "wear $&",
  },
];
