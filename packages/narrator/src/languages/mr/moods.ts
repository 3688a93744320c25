import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: [
    "काय कोण कोणाचा कोणाची कधी कुठे का कसा कशी कसे किती",
    "kay kaay kon konacha konachi kadhi kuthe kuthay kasa kashi kase kiti",
  ],
  supposes: ["जर jar"],
  imagines: ["कदाचित kadachit"],
  deeds: ["तो", "ते", "तोय", "तेय", "ूया", "rto", "rte", "toy", "tey", "uya"],
  thought: ["आठवत~", "आठवल~", "(~ल(ा|ी|ं)|~ले) हो(ता|ती|ते|तं)"],
  undecided: [
    "(~ू|~ऊ) (की|किंवा) … (~ू|~ऊ)?",
    "(की|किंवा) … (ठरवा~|कळत नाही|समजत नाही)",
    "ठरव(ता|त) येत नाही",
    "ठरत नाही",
  ],
  asksToBeTold: ["~बद्दल ..1 सांग[ा] $"],
  looksFor: ["(बघ|ऐक|पाह)~"],
  because: ["(कारण|नाहीतर)"],
  therefore: ["म्हणून"],
  or: ["किंवा"],
  and: ["आणि"],
  bargains: ["(तू|तुम्ही) …80 तर …80 मी"],
  threats: ["नाही"],
};
