import type { Remarks } from "../language.ts";

const before =
  "[i|i'll|i will|let me|let's|we|just|first|then|now|only|carefully|closely|quietly|slowly|quickly]*";
const sighs = "[(oh|ah|wow|hey|well|but|and|so|omg|god|hm|hmm|ugh),?]*";
// A remark has no second clause, and none of these words.
const noDeedBeside = "!(… / _) !(… (and|then|before|until|till|to))";
const ofOthers = "!(… / _) !(… (and|but|then|i|i'll|i'd|i'm|let|let's|we|we'll))";
const ofOneself = "!(… / _) !(… (and|but|then|i'll|i'd|let|let's|we|we'll))";
// A statement in which the player does nothing.
const withoutPlayer =
  "!(… ((and|but|then) !(he|she|they|it|nobody|no one|everyone|everybody)|i|i'll|i'd|i'm|let|let's|we|we'll|please))";
const feelings =
  "scared|afraid|sorry|sad|tired|sleepy|hungry|starving|thirsty|cold|freezing|hot|sick|ill|dizzy|nervous|worried|ashamed|embarrassed|confused|bored|angry|furious|happy|glad|proud|lonely|curious|shocked|disgusted|exhausted|frightened|terrified|impressed|disappointed|jealous|helpless|wet";
const whose = "the|this|that|these|those|my|your|his|her|its|their|our";
const ofMind =
  "think|guess|suppose|believe|expect|wonder|hope|bet|mean|hear|heard|know|imagine|doubt|reckon|like|love|hate|miss|feel !(for)|felt|saw|remember|remembered";

const other =
  "!((i|we|you|he|she|it|they)['s|'m|'re|'ve|'d|'ll]|me|him|them|always|never|once|only|still) _";

export const remarks: Remarks = {
  // Something is only looked at, smelt or heard: "I look across at the café", "let me smell the hay".
  sensed: [
    `^ ${before} (have|take) (a|another) ..1 look !(for) ${noDeedBeside}`,
    `^ ${before} look[s|ing] !(for|after|forward|up|like|into) ${noDeedBeside}`,
    `^ ${before} (stare|gaze|glance|peer|peek|squint|watch|sniff|smell|listen|touch|feel|admire|examine|inspect|study|count|stroke|poke|pat|tap)[s|ing] ${noDeedBeside}`,
  ],
  // Something is only said of how things are: "the bread smells so good", "my hands are shaking", "poor old king".
  remarked: [
    `^ ${sighs} ((${whose}) 1..3|it|he|she|they|this|that|there|everyone|everybody|everything|nobody) [still|really|just|always|all] (is|are|was|were|isn't|aren't|wasn't|smell[s]|look[s]|seem[s]|feel[s]|sound[s]|taste[s]|hurt[s]|ache[s]|(must|might|could) be) ${ofOthers}`,
    `^ ${sighs} ((${whose}|!(here's|there's|it's|that's|what's|let's|he's|she's|who's|where's)_'s) 1..2|nobody|no one|everyone|everybody|he|she|they) [~ly|never|always|once|still|also|just]* (had|has|have|did|does|would|will|wouldn't|won't|used|always|never|{pastOfOthers}|!(need|indeed|hundred)~ed) ${withoutPlayer}`,
    "^ [_,?] you (always|never|once|only ever)",
    "^ [(oh|just|please|1..2),?] shut up",
    `^ ${sighs} (it's|he's|she's|they're|that's|there's) !(no need) ${ofOthers}`,
    `^ ${sighs} (i'm|im|i am|i feel|i felt) [so|very|really|a bit|a little|too|just|not|getting|quite|starting to be]* (${feelings}) ${ofOneself}`,
    `^ ${sighs} poor _, (~ing|with|all|so|still) ${withoutPlayer}`,
    `^ ${sighs} [many] (thanks|thank you),? [[so|very] much|a lot] [_,?] ((it|that|this) (is|was)|it's|that's|you're|you are) ${withoutPlayer}`,
    `^ ${sighs} (poor|what (a|an)|how (sad|strange|odd|weird|funny|nice|beautiful|lovely|awful|terrible|cruel|brave)) _ ${ofOthers}`,
  ],
  // Words that statements have and orders seldom do.
  tells: [
    "(is|are|was|were|has|have|had|does|did|would|will|could|might|must|should|always|never|look[s]|sound[s]|seem[s]|feel[s]|smell[s]|taste[s]|goes|comes|takes|makes|gets|{pastOfOthers})",
    "_n't",
    "(it|that|this|he|she|there|what|who|they|you|everyone|everybody|nobody|no one|someone|somebody)'(s|re|ve|d|ll)",
    "(what (a|an)|how) _",
    "^ poor _",
  ],
  // "I go", "let me see", "we'll wait"; "I expect" and "I've heard" do nothing.
  does: [
    `!((i|we)['m|'ll|'ve|'re] [already|still|just|also|do|don't|didn't|~ly]* (${ofMind}) !(to)) !((i|we)'ve (heard|seen)) (i|we)['m|'ll|'ve|'re|'d] _`,
    "(let's|lets|let me|let us|gonna|wanna|gotta|you (can|may) have|here's)",
  ],
  // An order begins so, besides with a deed of `deeds.ts`: "off to the wardrobe", "back to bed" means going there.
  orders: [
    "^ (do|be|have|try|get|let|lean|start|begin|fill|raise|sort|bang|ride|drive|sprint|dodge|wriggle|bowl|pump|plonk|pin|nail|glue|knit|weave|paint|stamp|spell|bleach|slide|don't|never|not|no)",
    "^ (off|back|on|over|up|down|out|in|into|away|straight|through|past|across|toward[s])",
  ],
  // "Half a life each" is no deed of cutting, "what a bargain" is no deed at all, nor is "looking".
  noOrders: [
    "^ (half|what|how)",
    "^ !(bring|sing|ring|fling|sling|cling|swing|sting|string|spring|wring)~ing",
  ],
  // Before an order, and between two.
  orderLead: [
    "^ [(ok|okay|please|just|now|then|first|next|yes|no|well|oh|fine|alright|right|sure|hey|so|also|even|still|~ly),?]* &(_)",
  ],
  orderJoints: ["(and|but|then|so|or|n|&)"],
  // "Framji once burned his lip", "the irani café makes terrible tea": who or what does it, where the player does nothing.
  subject: [
    `^ <subject=[the|my|your|that|this|old|poor|mr|mr.|mrs|mrs.|miss]* ${other} [${other}]> <!(the|a|an|my|your|his|her|its|their|our|to|of|at|in|on|for|with|and|all|some|any|no|two|three) [always|never|once|still|~ly]* (is|isn't|was|wasn't|has|had|does|doesn't|did|didn't|would|wouldn't|can't|couldn't|will never|{pastOfOthers}|!(his|hers|this|its|yes|across|always|hundred|need|indeed|~ss)(~s|~ed)) !(… (and !(he|she|it|they|the|his|her|their|you|i think)|but|then|so|i !(think|guess|suppose|believe)|i'll|i'd|i'm|let|let's|we|we'll|please))`,
  ],
};
