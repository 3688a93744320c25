import type { Talk } from "../language.ts";

export const talk: Talk = {
  // Whoever plays, and whoever is spoken to.
  player: ["(i|i'll|i'm|i've|i'd|we|let|let's|my)"],
  spokenTo: ["you"],
  me: ["me i my im i'm"],
  saysI: ["(i|i'm|i've|i'll|i'd|me|my|mine)"],
  saysYou: ["(you|you're|you'll|you've|you'd|your)"],
  you: ["(you|you're|you'll|you've|you'd|your|yours|yourself)"],
  youOrMe: ["(you|you're|you'll|you've|you'd|your|me|us)"],
  somebody: ["him her them you"],
  himself: ["(my|your|him|her|it|our|them)sel(f|ves)"],
  // Whose something is.
  mine: ["^ (my|mine) $"],
  yours: ["^ (your|yours) $"],
  theirs: ["^ (his|her|hers|their) $"],
  // What was named before is meant by these; in a topic, somebody or something is.
  pronouns: ["(it|this|that|them|these|those)"],
  ofHim: ["(he|him|his|she|her|it|its)"],
  // "I'm cold", "my feet hurt": the player tells how they are.
  ofMe: ["{lead} (i'm|i am|im|i feel|i was|i've been|my) _"],
  // "You ought to be ashamed"; "are you sad", "what would you do": of a person, said to them.
  tellsOfYou: ["{lead} (you|you're|you've|your)"],
  asksOfYou: [
    "(are|were|do|did|have|has|had|would|will|can|could|was|is) (you|your)",
    "(are|do|did|have|were)n't (you|your)",
  ],
  // "You have my father's ears", "you look cold": a remark about someone, whatever deeds its words name.
  youAre: ["{lead} (you've|you're|you (have|had|are|were|look|seem|sound|smell)) !([got] to)"],
  // "I've never seen it blue", "his hand shouldn't shake": nothing is refused.
  isNot: [
    "{lead} (i've|i have) never",
    "{lead} (his|her|their|its|your|the|that|this) 1..3 (shouldn't|isn't|aren't|wasn't|weren't|doesn't|didn't|hasn't|never)",
  ],
  // "Should I stay up?", "can I see it?": a question to those present, not an act.
  asksWhatToDo: ["{lead} (should|shall|can|could|may|must|ought) (i|we)"],
  // "Ask uncle since when his hand shakes": a question to somebody, told.
  asksSomebody: [
    "^ [i] ask 1..3 (if|whether|what|why|where|who|whose|when|since when|how|which)",
    "^ [i] ask 1..3 (should|shall|can|could|must|is|are|was|were|do|does|did|has|have) (i|we|you|he|she|it|they|this|that|there|the|my|your|his|her)",
  ],
  // "Ask Marta who lit it": whom one asks.
  asksWhom: [
    "<&(^ [i|we]* ask) 1..3 &((if|whether|about|what|why|where|who|whose|when|since|how|which))",
  ],
  // "I tell her that I hid it", "I say he looks tired": what follows is only said.
  tellsThat: [
    "(tell|tells|told|telling|say|says|said|inform|warn|explain|mention) ..4 (that|i|i'm|i've|i'll|i'd|he|he's|she|she's|it's|they|they're|we|we're|you're|how|why|what|where|who)",
  ],
  // "What if I lose it?", "if I go will she wake": a supposition, asked of those present.
  asksOfIt: [
    "^ [and|but|so] what if",
    "(will|would|can|could|does|do|did|is|are|shall|should) (i|you|he|she|it|we|they|this|that|anyone|anybody|(the|my|your|his|her) _)",
    "(what|who|where|why|how) ..1 (happens|will|would|do|does|is|are|can|should)",
  ],
  supposes: ["^ [but|and|what] (if|suppose|supposing|imagine if)"],
  supposed: ["(if|suppose|supposing|would|were)"],
  // Who begins so refuses.
  refuses: [
    "^ i (won't|wouldn't|shouldn't|mustn't|couldn't|cannot|needn't|daren't|will ..1 not|do ..1 not|don't|am ..1 not|can't|refuse)",
    "^ i'm ..1 not",
    "^ (don't|do not|never !(mind)|no|not)",
  ],
  // What is asked in other words, and how it is compared.
  rephrased: [
    ["(is it|isn't it|it is|it's) true [that] &(_)", ""],
    ["[tell me|something|more]* about (you|yourself) !(_)", "who are you"],
    ["introduce yourself !(_)", "who are you"],
  ],
  about: ["about"],
  asksWhat: ["(what|what's) (is|are|was|were|did|does|do|will|would) _"],
  // "Are you full now" is a yes-or-no question, and asks neither who nor where.
  asksWhether: [
    "(are|is|was|were|do|does|did|can|could|will|would|have|has|had|should|shall|may) (you|he|she|it|they|we|i|this|that|there|the|my|your|his|her)",
  ],
  // "I'm not afraid", "it isn't your fault": negated, so fear or fault is not the topic.
  isNotSo: [
    "((am|is|are|was|were|i'm|it's|that's|he's|she's|you're|they're|we're) [~ly|just|that|so] not|isn't|aren't|wasn't|weren't) !(… ?)",
  ],
  // "Teach me something" is another topic than "who teaches him the prices".
  doneToMe: ["^ [can|will|could|would|please] [you] <deed={favour}> me"],
  doneToOthers: ["<deed={favour}> (you|him|her|them|it|the|my|your|his|their)"],
  // "What do you think of me" is another topic than "what do you think of the king".
  topicOfMe: ["(of|about|with|trust|love|like|hate|know|remember|believe|forgive|miss) me $"],
  // "Do you remember that ...?".
  remembering: [
    "(do|did|don't|didn't|can|will) you [still|even|not] (remember|recall|forget) [that|when|how|what|me|about]*",
    "(have you forgotten|you [do] remember|remember) [that|when|how|what|me|about]*",
    "what did i &(promise|tell|say|give|ask|swear|do)",
  ],
  // "My name is Asha Rao": the name that a player gives as their own; a question is none.
  nameGiven: [
    "(my name's|my name is|my name’s) !(not) <name=_>",
    "(call me|they call me|i am called|i'm called|i’m called) <name=_>",
  ],
  noName: ["what who not"],
  nameAsked: [
    "(what is|what's|whats|what was) my [own] name [is|was] $",
    "(know|remember|recall|tell me|say|forget|forgotten) [what] my [own] name [is|was] $",
  ],
  // "I say my name": it is said, and not heard here.
  saysOwnName: [
    "^ [i] (say|tell|give|speak|whisper|shout|announce) ..2 my [own|real|full] name [(in|into|to|on) …] $",
  ],
  // "It is me who plays": owns to a deed, and does none.
  claims: [
    "^ (it|that) (is|was) [only] (me|i)",
    "^ (it's|that's) [only] (me|i)",
    "^ (i'm|i am|i was) the one (who|that|playing)",
  ],
  // "I kick the stool", "I hit his drum": done to a thing, whoever owns it; but these are parts of a body, or people.
  blows: [
    "(hit|slap|strike|kick|punch|push|shove|bite|stab|attack|touch|kiss|hug|hold|poke|pat|stroke|lick|tickle|follow|wake)[s|es|ing|ed] [down|at|on|against|up|over|open] [(one|some|all|both|each) [of]] (the|a|an|my|your|his|her|their|its|this|that|some|another|_'s) <what=1..3>",
  ],
  ofSomebody: [
    "(hand[s]|finger[s]|arm[s]|shoulder[s]|face|cheek[s]|head|hair|forehead|foot|feet|leg[s]|knee[s]|back|neck|ear[s]|eye[s]|nose|mouth|lips|chin|beard|chest|belly|side|tail)",
    "(man|men|woman|women|boy|girl|child|children|kid|guy|fellow|stranger|person|people|one|other[s]|fool|idiot|thief|liar|bastard|monster|beast|animal|bird|old|young|poor|stupid)",
  ],
  // "Follow it": a deed that is the whole line.
  bareDeed: ["^ <deed=_> [it|them|that|this|him|her] $"],
};
