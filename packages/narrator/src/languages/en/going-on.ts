import type { GoingOn } from "../language.ts";

const willing = "[(i|we) [will|have to|need to|must]|i'll|we'll|let me|let's|please]";
const manner = "[politely|quickly|calmly|honestly|firmly|plainly|now|at once|first]*";
const must = "(have|need|got|going|ought) to";
const ok = "[(ok|okay|so|well|and|um|umm|hm|hmm|help),?]*";

export const goingOn: GoingOn = {
  // Who only wants to read on: whole lines.
  goesOn: [
    "continue",
    "next",
    "go on",
    "carry on",
    "proceed",
    "more",
    "and then",
    "then",
    "keep going",
    "go ahead",
    "what next",
    "what happens next",
  ],
  // Who asks what can be done here.
  atALoss: [
    `^ ${ok} (what now|now what|what next) $`,
    `^ ${ok} what (should|shall|can|do|could|must) (i|we) do [now|next|here] $`,
    `^ ${ok} where (should|do|can) (i|we) go [now|next|from here] $`,
    `^ ${ok} what are (my|the|our) (options|choices) $`,
    `^ ${ok} (i'm|i am) (stuck|lost) $`,
    `^ ${ok} (give me a hint|any hint[s]|hint|i (do not|don't) know what to do|help [me] [out]) $`,
  ],
  // Who decides without a word of how: "answer her about the scraper, politely", "give him a straight reply".
  decides: [
    `^ [(ok|okay|well|so|then|right|now|yes|fine|all right),?]* ${willing} (answer|reply|respond|write back) [to] !(me) ..3 [about …40] [,] ${manner} $`,
    "(give|get) ..3 (a|an|the|my|some) ..1 (answer|reply|response|verdict|decision|judgement|judgment)",
    // "Say something to the boy", "I have to tell someone about the ticking".
    "(do|try|think of|come up with|say) something !(else|like|nice|kind|sweet|rude|mean|funny|silly|stupid)",
    "tell !(you) 1..3 something !(else|like|nice|kind|sweet|rude|mean|funny|silly|stupid)",
    `<!(you) ${must} !((ask|eat|drink|show|tell|give) [you|him|her|them] something) 1..8 (someone|somebody|something|somehow)`,
    // "I've made up my mind", "I know what I have to do".
    "i (decide|choose|act) !(to)",
    "(make (up my mind|my (choice|decision))|made up my mind|(i've|i have|i) decided (what|how|which|who|about)|decide (where|what|which|how)|time to (act|decide|choose))",
    `${must} (act|decide|choose)`,
    "i know [exactly] what (to (do|say)|(i|we) (have|need|must|ought))",
    // "Go and do the honest thing", "do what an honest bailiff would do", "we do your plan".
    "(do (my duty|the ..1 (right|honest|decent|sensible|proper|brave|safe|kind|best) thing|the thing (that's|that is) (right|best|safest))|act on (it|this)|whichever way)",
    "do (what|whatever) (is (right|best|safest)|keeps|i must|you say|i have to)",
    "do (what|as) 1..4 (would|say[s]|said|told|tells|ask[s]|asked|want[s]|bid[s])",
    "(we|i|i'll|let's) (do|try|follow|go with) (your|his|her|their) (plan|way|idea|advice)",
    // "No more talking", "I can't just sit here".
    "(no more (talk[ing]|waiting|delay[s]|thinking|excuses)|enough (talk[ing]|thinking|waiting))",
    "^ (can't|cannot|can not|mustn't) [just|keep|go on]* (sit|stand|stay|wait)[ing] (here|there|around|by|idle)",
    "(i|we) (can't|cannot|can not|mustn't) [just|keep|go on]* (sit|stand|stay|wait)[ing] (here|there|around|by|idle)",
    "(want|have|need|got) to get (away|out) (of|from) (here|this (place|spot))",
  ],
  // "Someone has to tell the queen": whoever says so hardly means to leave it to others.
  somebodyMust: ["(someone|somebody) (has|needs) to"],
  // What is refused says how.
  refuses: ["(won't|will not|never|don't|do not|didn't)"],
};
