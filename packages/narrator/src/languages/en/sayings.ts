import type { Sayings } from "../language.ts";

/** Said in several words, meant as one; each is read before the next. */
export const sayings: Sayings = [
  { says: ["^ (hi|hii|hiii|hiiii|yo)"], means: "hello" },
  { says: ["<&(what|who|where|how|when|why)'s"], means: "is" },
  { says: ["shut up"], means: "silence" },
  { says: ["never mind", "nevermind"], means: "forget" },
  {
    says: ["(burst|break|broke)[s|ing] (out|into) &((laugh|tear|cry|weep|sob|song|sing)~)"],
    means: "",
  },
  {
    says: [
      "(for heaven's sake|of course|at last|by all means|come on|you know what|so be it|right then)",
    ],
    means: "",
  },
  {
    says: [
      "(say|says|said|saying|speak) (nothing|no more)",
      "not (say|speak) [a word|anything]",
      "(keep|kept|stay|remain|be|hold) ..1 (quiet|silent|mum|tongue|peace)",
      "(keep|shut|hold) (my|your|his|her) (mouth|tongue) [shut]",
      "mouth shut",
    ],
    means: "silence",
  },
  {
    says: [
      "(do|does|did|doing) nothing",
      "(hold|holding|stand|standing) still",
      "stay[s|ed|ing] put",
    ],
    means: "wait",
  },
  {
    says: ["go[es|ing] [back] home", "go[es|ing] back", "turn[s|ing] back"],
    means: "return go",
  },
  { says: ["giv(e|es|ing) up"], means: "stop" },
  { says: ["shin(e|es|ing) [my|the|a|her|his] &(torch|light|lamp|lantern)"], means: "look" },
  { says: ["splash[es|ing] &(..2 (water|mud|oil|milk|tea))"], means: "pour" },
  { says: ["wav(e|es|ing) (at|to|back|goodbye)", "^ [i] wave $"], means: "greet" },
  { says: ["i hum", "^ hum &(a|the|her|him|it|my|his|to|along|softly)"], means: "sing" },
  // In Hindi "mat" is "don't".
  {
    says: ["<&(the|a|an|my|your|his|her|this|that|straw|door|reed|grass) mat"],
    means: "mats",
  },
  {
    says: [
      "(i|we) [do|really|quite|rather] like !(to) &(_)",
      "<&((do|does|did|don't|doesn't|didn't) (you|he|she|they|we) [really|even|not]) like !(to)",
    ],
    means: "fond",
  },
  {
    says: [
      "how &((are|is|am) (you|he|she|they|it) !(~ing))",
      "<&((are|is|am) (you|he|she|they|i) [feeling|really|still|quite|doing]) (alright|all right|ok|okay|fine|well|good)",
    ],
    means: "how health",
  },
  {
    says: [
      "(i|we|i'm|we're|i am|we are) feel[ing] !(like|the|his|her|its|their|my|your|for|around|along|under|inside|in|with|at|a|an|it|him|them) &(_)",
    ],
    means: "i say",
  },
  {
    says: [
      "my &((heart|head|leg[s]|feet|foot|arm[s]|hand[s]|back|stomach|throat|chest|knee[s]|eye[s]) [is|are] [so|still|really] (breaking|beating|racing|pounding|aching|ache[s]|hurting|hurt[s]|shaking|trembling|burning|thumping|numb|cold|sore|tired))",
    ],
    means: "i say my",
  },
  {
    says: ["look[s|ed|ing] (up|down|around|about|round) !(the|a|an|my|his|her|at)"],
    means: "look",
  },
  {
    says: [
      "(run|ran|running|lay|laid|laying|rest|rested|resting|put|putting|place|placing|press|pressing) (my|a|one) (hand[s]|finger[s]|fingertip[s]|thumb|palm) &(on|upon|over|against|along|to|flat|through|across)",
    ],
    means: "touch",
  },
  { says: ["shak(e|es|ing) (my|the) head"], means: "deny" },
  {
    says: [
      "go[es|ing] over &((the|my|his|her|those|these) ..1 (map|list|page[s]|book[s]|figures|accounts|letter[s]|number[s]|plan|names|words|notes))",
    ],
    means: "look",
  },
  {
    says: ["draw[s|ing] &([a|the|my|his|her] (picture|map|portrait|face|line|circle|sketch))"],
    means: "sketch",
  },
  { says: ["(run|runs|ran|running|go|goes|get) away", "get out"], means: "leave" },
  {
    says: ["(can't|cannot|can not|couldn't|could not|won't|don't) (refuse|decline|say no|resist)"],
    means: "agree",
  },
  // "No way am I", "too scared to", "there's no need to", "forgot to", "I don't think I should": each is a "not".
  {
    says: [
      "(no way|like hell|not a chance) [that] (am i|are we|will i|would i|i'm|i am|we're|i'll) [going to|gonna]",
      "(too|so) (scared|afraid|frightened|tired|weak|proud|shy|ashamed) to",
      "(i'd|i would) hate to",
      "(there's|there is|there was) no (need|point|use|reason|time|way|sense) [to|in]",
      "(unwilling|unable|reluctant|forgot|forget|fail|failed|hesitate|not ready|not willing|not allowed) to",
      "i (don't|do not) (think|believe|feel like|dare|see why|plan|mean|intend) [that] [to] [i|we] [should|could|can|will|would|must]",
    ],
    means: "not",
  },
  { says: ["(tell|ask|beg|warn|order)[s|ing] 1..2 not to"], means: "forbid not" },
  { says: ["no,? (thanks|thank you)"], means: "refuse" },
  { says: ["go[es|ing] to (sleep|bed)", "(lie|lay|lying) (down|still|back|flat)"], means: "sleep" },
  { says: ["(come|came|coming) clean"], means: "confess" },
  { says: ["cross my heart"], means: "promise" },
  { says: ["hold[s|ing] !(out|up|on) 1..3 hand[s]"], means: "hug" },
  { says: ["let[s|ting] !(go) [the|my|our] _ (keep|have)"], means: "give" },
  { says: ["<&(my|your|his|her|their|our|_'s) hand"], means: "palm" },
  {
    says: [
      "<!(i) (don't|do not) [you] (be [so] (sad|afraid|scared|frightened|upset|worried)|cry|weep|worry|despair)",
    ],
    means: "comfort",
  },
  {
    says: ["(wipe|dry|wiping|drying)[s|d] [away] ..1 (tears|eyes)"],
    means: "comfort touch",
  },
  { says: ["let ..1 go", "set ..1 free"], means: "untie" },
  { says: ["pick[s|ed|ing] up"], means: "take" },
  { says: ["put[s|ting] out"], means: "quench" },
];
