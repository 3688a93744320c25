/** Words that end with a full stop which does not end a sentence, by language. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  en: ["Mr", "Mrs", "Ms", "Dr", "St", "Prof", "Rev", "Capt", "Col", "Gen", "Lt", "Sgt", "Smt"],
  hi: ["डॉ", "पं", "प्रो", "श्री", "सु", "कु", "स्व", "मो"],
  mr: ["डॉ", "पं", "प्रा", "श्री", "सौ", "कु", "कै"],
  bn: ["ডা", "ড", "মো", "শ্রী", "অধ্যা"],
  gu: ["ડૉ", "ડો", "શ્રી", "પ્રો", "સ્વ"],
  ta: ["திரு", "டாக்", "பேரா"],
  te: ["డా", "శ్రీ", "ప్రొ"],
  kn: ["ಡಾ", "ಶ್ರೀ", "ಪ್ರೊ"],
  ml: ["ഡോ", "ശ്രീ", "പ്രൊഫ"],
};
