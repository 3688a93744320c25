import type { Moods } from "../language.ts";

const asks =
  "^ [(and|but|so|then|well|hey|ok|okay|um|sir|madam|wait|excuse me|tell me|please),?]* [!(i|we|ask) 1..2,]";
const askingAloud = "^ [i|we|let me|let's|please|just|then|now|go|to]*";

export const moods: Moods = {
  // A question begins so; read in lines that are English alone, since "is" is "this" in Hindi.
  askedOwn: [
    `${asks} (who|who's|whos|whom|whose|what's|whats|where|where's|wheres|why|when|which|how|how's|hows)`,
    `${asks} (what|has) !(a|an)`,
    `${asks} (is|are|am|was|were|does|did|can|could|will|would|shall|may|should)`,
    `${asks} (isn't|aren't|wasn't|doesn't|didn't|can't|won't|hasn't) &(i|you|we|they|he|she|it|this|that|these|those|there|the|my|your|his|her|our|their|any|anyone|someone)`,
    `${asks} do (you|they|we|i|he|she|these|those|people)`,
    `${asks} (have|must|need|dare) (you|they|we|i|he|she)`,
    // "Cook do you sleep", "old man who are you": behind a name without a comma.
    "^ !(i|we|you|he|she|it|they|the|a|an|this|that|these|those|my|your|his|her|our|their|some|any|every|no|not|what|who|if|let|and|but|so|wonder|wondering) 1..2 (who|what|why|how|where|when) (is|are|was|were|do|does|did|don't|can|can't|could|will|would|old|long|many|much|far)",
    "^ !(i|we|you|he|she|it|they|the|a|an|this|that|these|those|my|your|his|her|our|their|some|any|every|no|not|what|who|if|let|and|but|so|wonder|wondering) 1..2 (are|were|do|did|can|could|will|would|have|had|don't|didn't|can't|won't|aren't) you",
    // "Nobody ever lifted it for her, did they".
    ", (is|are|was|were|do|does|did|has|have|had|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|hasn't|haven't|hadn't) (it|he|she|they|you|there|that) $",
    "(can|could|will|would|does|did|is|was)[n't] (he|she|they) $",
    "(won't|can't) (he|she|they|it) $",
  ],
  // "Tell me about you": asked of somebody, and no deed.
  requests: [
    "^ [1..4,] [(and|but|so|then|now|first|well|hey|ok|okay|please|sir|madam|can you|could you|will you|would you),?]* (tell|explain|teach|describe|remind) [it|that|this] [to] (me|us)",
  ],
  // "When the storm comes, I swap the stones": a plan, and no question.
  plans: ["^ [and|but|then] when !({aux}) 1..15, !({aux}|who|what|why|where|how)"],
  // "Ask if he is well", "as if": nothing is supposed.
  supposesNothing: [
    "(ask|asks|asking|see|check|know|tell|find out|look|wonder) ..2 (if|whether)",
    "(as|even) if",
  ],
  // A condition; late in a line it only adds to a deed.
  conditions: [
    "(if|unless|in case|suppose|supposing|provided|should (he|she|they|it))",
    "^ (when|whenever) (he|she|they|it|he's|she's|they're|it's)",
  ],
  // Who begins, or ends, so has not decided.
  thought: [
    "^ [(um|umm|hm|hmm|well|so|ok|okay),?]* (maybe|perhaps|possibly)",
    "^ [(um|umm|hm|hmm|well|so|ok|okay),?]* why don't (i|we)",
    "^ [(um|umm|hm|hmm|well|so|ok|okay),?]* what (happens|(would|will|might|could) happen) (if|when)",
    "^ [(um|umm|hm|hmm|well|so|ok|okay|but|and|then|hey|wait|please|pls|plz),?]* (should|shall|could|can|may|might) (i|we) !((trust|believe|help|ask) (you|him|her|them))",
    "^ (maybe|perhaps) $",
    "[,] (maybe|perhaps) $",
    "^ (i'm|im) just (asking|wondering|curious|kidding|joking)",
    "^ just (asking|wondering|curious|kidding|joking)",
  ],
  // Thought of, remembered or dreamt, put off, or nobody's to do but another's.
  imagined: [
    "(wonder|wondering|what if|daydream~|i wish)",
    "(imagin|consider|think|thinking|dream|dreaming|contemplat|ponder|debat)~ [of|about|if|whether|over] ~ing",
    "(don't know|dunno|not sure|unsure|no idea|idk) (if|whether) (i|we) (should|could|can|must|want|ought)",
    "^ (think|thinking|thought|dream|dreaming|ponder) (about|of|over)",
    "(i|we|i'm|i'll|i've|just) ..1 (think|thinking|thought|dream|dreaming|ponder) (about|of|over)",
    "(imagine|imagines|consider|considers|contemplate|contemplates)",
    "(should|could) i",
    "might [just] _ later",
    "maybe (later|tomorrow|i should|i could)",
    "(later|tomorrow) i",
    "(later|another time|some other time|some day|someday|one day|not (now|yet|today|tonight)),? [maybe|perhaps|not (now|yet|today|tonight)] $",
    "^ (almost|nearly)",
    "i (almost|nearly)",
    "(tempted|about) to",
    "i (could|might !(as well)|would|should have) _",
    "^ (i|we) (dream|dreamt|dreamed|pictured|picture|remember|remembered|recall|recalled|reminisce|reminisced) (that|how|when|of|about|i|we|the (day|days|time|times|night|year))",
    "^ (i|we) [still] (remember|recall|miss)[ed] ..2 ~ing",
    "^ [but|maybe|perhaps|surely]* ((someone|somebody) [else]|others|anybody|anyone) [else] (should|ought to|must|has to|needs to|had better|could|can)",
    "{ofAnother} !(… (i|i'll|i'm|me|we|us|let's|so))",
    "^ !(i|we|it|what|who|why|how|where|when|which|would|and|but|so) 1..4 would [never|not|surely|also] have !(…,)",
    "^ !(i|we|you|it|what|who|that|which) _ (would (never|not)|wouldn't|once ~ed)",
    "^ ((a|the|my|your|his|her|their|our|some(one|body)|any(one|body)|_'s) 1..2) would",
    "^ (he|she|they|everyone|everybody|nobody|no one|people) ..1 (should|ought to|must|has to|have to|want[s] to|need[s] to|will|would|can|could|might|may) {notMine}",
    "^ (everyone|everybody|nobody|no one|people) ..1 (has|have|is|are|was|were|know[s]|like[s]|want[s]|does|do) {notMine}",
    "^ 1..2 (say[s]|said|think[s]|thought|insist[s]|insisted) [that] (i|we) (should|must|have|ought|can|could|need)",
    "^ once (i|we|my _) (fell|went|saw|had|was|met|lost|ate|broke|got|found|heard|ran|stole|~ed)",
    "^ (one time|last (year|month|week|time|summer|winter)|long ago|years ago|as a (child|kid|boy|girl))",
    "^ (i|we) hope",
    "^ [my|his|her|our|their|the] 1..2 used to !(it)",
    "^ (i|we) [only|even] once ({past})",
    "^ (i|we) ({past}) !(… at once) … once !(more|again|and for all)",
    "(it's|it is|it was|it'd be|it would be|it will be) ..1 (wrong|foolish|stupid|silly|mad|madness|unwise|dangerous|pointless|useless|a mistake|a sin|cruel|no use|late|early) to",
    "^ 1..3 (told|asked|ordered|begged|forced|wants|wanted) (me|us) to",
    // What somebody says or said at all times is a saying, nobody's deed now.
    "used to (say|tell|joke|warn|sing|shout|call)",
    "always (say|says|said|told)",
    "(my|his|her|our) _ (say[s]|said|told me)",
    "<!(i|we) (had|once|often|_'d) [once|often|always|never] (said|told|joked|warned|written|shouted)",
  ],
  // "The Diwan should go down himself": what somebody else is to do.
  ofAnother: ["{ofAnother}"],
  // "Either of them", "I can't make up my mind", "should I go or stay": not yet one of the choices.
  undecided: [
    "/ (should|shall|do|must|can|could|ought) (i|we) !(look|seem|sound|know|have) 1..12 or !(not|else|is|are|was|will|would)",
    "^ [i|we|well|so|hm]* to … or not to _",
    "^ [i|we|well|so|hm]* to … or not $",
    "or … (which one|(which [first]|what (do|should|shall) (i|we) do) $)",
    "(don't|dunno|not sure) [know] which",
    "^ [i|i'll|let's|we]* (deal with|do the _ thing|do what i can)",
    "one way or (the other|another)",
    "(either … or|either (one|way|suits)|torn between|i'm torn|undecided|in two minds|(one|either) of (those|these|them|the two)|whichever|both (sound|look|seem))",
    "any of (those|these|them) $",
    "(can't|cannot) (decide|choose|make up)",
    ", or … ?",
    "^ !(is|isn't|are|am|was|were|do|does|did|can|could|will|would|has|have|who|whose|what|why|where|when|how|which|you|he|she|it|they) ..8 or !(not|no|else|what) ..8?",
    "or … (either|whichever|whoever|not sure|dunno|don't know)",
    "(not sure|dunno|don't know) … or",
    "(maybe|perhaps) … or (maybe|perhaps|just|else)",
  ],
  // Who says that they ask is doing something: "I ask him who he is".
  asksAloud: [`${askingAloud} (ask|asks|asking|asked|inquire|enquire|question|demand|request|beg)`],
  // "I see what it is": a deed with a question in it.
  looksFor: [
    "^ [i|we|let me|let's|go] (look|see|find out|check|watch|listen|count|guess|show|tell)",
  ],
  // A question that yes or no would answer.
  whether: [
    "^ [(and|but|so|then|well|hey|ok|okay|sir|madam),?]* (is|isn't|are|aren't|am|was|wasn't|were|do|does|doesn't|did|didn't|can|can't|could|will|won't|would|shall|should|must|may|has|have|had)",
  ],
  // "Why would I": nobody who asks so does it.
  ofOneself: [
    "^ [(and|but|so|then|well|ok|okay),?]* (why|how) (would|should|must|do|can|could|shall) (i|we)",
  ],
  // Behind these stands why something is done; before these, too.
  because: ["(because|cuz|coz|since|so that|in case|or else|otherwise|lest)"],
  therefore: ["therefore"],
  reasons: [
    "^ (someone|somebody) (should|must|ought to|has to|had better|needs to) …, &(i'm|im|i'll|i will|i am)",
    "^ …, so &(_ _)",
    "^ … so &((i|we) _|let~ _)",
  ],
  // "Who cares, I sign": a question that waits for no answer, and then a deed.
  deedBehind: [", &((i|i'll|i'm|let's|let me|we) !(wonder|ask|say|mean))"],
  // "My feet are sore, how far is it": what is told, and then a question.
  toldBefore: [
    "^ <told=(i|i'm|i've|i'll|i'd|my|it|it's|this|that|there|there's|we|we're|he|he's|she|she's|they|they're) 1..12>, &([and|but|so] (how|what|why|where|who|when|which|how's|what's|where's|who's|can't|won't|is|are|do|does|did|can|will|could|would|have|has))",
  ],
  // A deed ends here; not "even then", "now and then", "back then".
  nextDeed: ["<!(now) and then", "<!(/ back|even|until|till|since|by|and) then", "after that"],
  // "If they come then I go" is one clause.
  thenOfCondition: [
    "<&((if|unless|when|whenever|suppose|once) ..15,? ..15) then &((i|we|i'll|we'll|i'd) !(am|are))",
  ],
  // What joins two deeds: either of them, or both.
  or: ["or [else|maybe|perhaps|just]"],
  and: ["and [also|then]"],
  // "If you tell me, I'll ...", "I won't ..., unless you ...": said to somebody, and so a deed by itself.
  bargains: ["(if|unless|when) (you|ya) … {iWill}", "{iWill} … (if|unless|when) (you|ya)"],
  // What makes it a threat.
  threats: [
    "(unless|don't|do not|won't|will not|never|stop|refuse)",
    "tell (on|your|the|them|him|her|everyone|everybody)",
    "(kill|hit|beat|burn|break|hurt|slap|scream|shout|call the|report|throw|cut|curse|bite|punch|push|expose|regret|sorry)",
    "(if|when) (you|ya) [ever|dare|dare to|try to] (hurt|eat|hit|kill|harm|betray|cheat|steal|laugh at|lie|leave me|come (near|closer))",
  ],
};
