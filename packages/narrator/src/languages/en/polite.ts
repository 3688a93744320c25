import type { Polite } from "../language.ts";

export const polite: Polite = {
  // What is only said to somebody, with nothing else beside it: they are hushed, asked for pardon, comforted and so on.
  hush: ["{lead} [just] shut (up|your (mouth|trap|face)),? [{name}] $"],
  pardon: [
    "{lead} [i'm|i am] [so|very|really|truly]* sorry,? [for (that|this|everything|what i said)|about (that|this)|{name}] $",
    "{lead} [i'm|i am] [so|very|really|truly]* sorry,? [for (that|this|everything|what i said)|about (that|this)|{name}] , i (shouldn't|should not|didn't|did not|never)",
  ],
  comfort: [
    "{lead} {noFear} [{name}] $",
    "{lead} {noFear} [{name}] , [{name},] (it'll|it will|it's|everything|everything'll|everything will|everything's|you'll) [all] [be] 1..3 $",
  ],
  promise: [
    "{lead} i (promise|swear) [you] [,] [that] (i'll|i will) (come|be) back",
    "{lead} (promise me|you must promise|swear to me)",
  ],
  doubt: [
    "{lead} i (don't|do not|can't) (believe|trust) (you|it|that|this|him|her|them|a word [of (it|that|this)]|any of (it|this|that)),? [{name}] $",
  ],
  love: [
    "{lead} i [do|really|still|always]* (love|adore) you [so much|very much|too|dearly|more than _]* [,] [{name}] $",
  ],
  advice: [
    "{lead} you [really] (should|ought to|must|need to|had better) [get some|have a|take a] (rest|sleep|lie down|sit down|eat something) …20 $",
  ],
  // Before a name, to call somebody: "Hey Asha".
  calls: ["hey oh o ah oi yo hello hi"],
  // What is done to whoever is named behind it, also with something else between.
  doneTo: [
    "(ask|tell|greet|thank|beg|warn|promise|comfort|console|hug|embrace|hold|kiss|touch|hit|slap|strike|push|kick|punch|bite|stab|attack|kill|insult|threaten|curse|scold|help|wake|show|give|pay|hand)",
    "(give|hand|show|pay|offer|sell|bring|take|say|promise) …40 to",
  ],
  beforeName: ["(to|the|old|my)"],
  honorifics: ["(sir|madam)"],
  article: ["the"],
  // "Bellie what's that": behind these, a name at the beginning calls somebody, even without a comma.
  behindCall: [
    "(you|your|you're|you've|(are|were|do|did|have|will|would|can|could|may|should) (you|i|we))",
    "(what|what's|whats|who's|whos|where|why|how|which|whose|when|tell me|i|i'm|i've|i'll|i'd)",
  ],
  // "Are you sick miss Pereira": before a name at the end; but "do you know Pereira".
  beforeCall: ["(<!(thank) you|your)"],
  noCallBehind: [
    "(about|of|to|for|with|and|or|than|from|by|at|in|on|like|love|hate|know|knew|see|saw|seen|call|called|trust|ask|tell|told|named|believe|remember|meet|met|help|find|found|miss|want|mean|hurt|save|kill|leave|left|marry|married|the|that|this|these|those|my|your|his|her|their|our|a|an|not|is|are|was|were)",
  ],
  // A friendly word at the end of a line that calls nobody in particular.
  friendly: [", (bro|brother|dude|mate) &($)"],
};
