import type { Frames } from "../language.ts";

const small =
  "(go|run|do|ask|tell|see|stay|make|put|hold|open|carry|bring|pull|push|walk|climb|light|read|write|sign|say|call|wait|get|let|come|sit|talk|speak|try|give|take|look|sing|play|move|lead|answer)";

export const frames: Frames = {
  // "I won't open it".
  refused: [
    "{start} (i|we) [really|simply|just|still] (won't|will not|wouldn't|would not|can't|cannot|couldn't|could not|refuse to|shan't|will never|would never|could never) !(help|but|stop|resist|wait|see|hear|say no|let|be)",
    "{start} (i'm|i am|we're|we are) not (going|here|about|willing|prepared|ready) to",
    "{start} (i'd|i would|we'd) (rather not|never)",
    "{start} (i'll|we'll) never",
    "{start} (i|we) (don't|do not|didn't) (want|wish|dare|mean|intend|plan|care|like) to !(be)",
    "{start} (no way|never|no chance|not a chance|there's no way|in no case) [will|would|shall|am|can|could] (i|we|i'm|i'd|i'll)",
    "(nothing|nobody|no one|you|they|he|she) [would|will|can|could] [not|never|ever] (make|force|get|persuade) (me|us)",
    "(nothing|nobody|no one|you|they|he|she)('ll|'d) [not|never|ever] (make|force|get|persuade) (me|us)",
    "{start} (don't|do not|never) (make|force|ask) (me|us)",
    ", [but|and] (don't|do not|never) !(worry|mind|forget|be|let|look back|say no|move|cry|stop|wait) _",
  ],
  // "I'm afraid to open it".
  shrunkFrom: [
    "{player} [am|are|feel|was|would be] [i'm|we're|i'd be] [far|much|just|still|so] (too !(late|early) _|afraid|scared|terrified|frightened|ashamed|reluctant|unable|unwilling|hesitant) to",
    "{player} (hate|loathe|dread|hesitate|forget|forgot|neglect|fail|failed) [how] to",
    "{player} (have|had|got|i've|i've got|we've) (no|not the|neither) ..1 (strength|time|courage|wish|intention|desire|reason|heart|nerve|energy|right) [left] to",
    "(can't|cannot|couldn't|can't even) (bear|bring myself) to",
    "rather die than",
    "even if i (wanted|could|tried)",
    "{player} (regret|avoid|hate|dread|fear|postpone|put off)[ed] [not] ~ing",
    "no (point|use|sense|good) [in] ~ing",
    "(sorry|regret|pity|wish) [that] (i|we) (didn't|don't|hadn't|did not|do not|had not)",
    "thank you for (letting|making|asking) me",
  ],
  // "Before I open it I listen".
  beforehand: [
    "{start} (before|until|till|unless) ((i|we|you|he|she|they)['s|'m|'re|'ve|'d|'ll]|~ing)",
    "{start} without !(a|an|any|so much|saying|making|looking|waiting) _",
    "{start} (rather than|instead of|anything but|everything (but|except)|other than) _",
    "(anything|everything) (but|except) !(the|a|an|my|his|her|its|their|this|that) _",
    "stop myself before",
  ],
  // "Tell her to open it".
  bidden: [
    "{player} (tell|ask|order|beg|command|urge|advise|invite|persuade|convince|expect|allow|force|warn|remind) {somebody} [and _] to",
    "{start} (i|we) (want|need) {somebody} to",
    "{start} (want|need) {somebody} to",
    "{player} let (him|her|them|you|another|(some|any)(one|body) [else]) !(have|know|be|go|hear|see|in|out|off|up|down|keep|sleep|rest|talk|speak|think|finish|do|pass|live|win|say|come|stay|get|take|believe|decide|choose|wait|and|or|to|alone|into|through|lie|stand|sit) _",
    "{start} i (order|command|beg|ask|want) you to",
    "^ you (go|come|run) and",
    "{start} let (nobody|no one|none)",
    "{start} (don't|do not|never) let (any(one|body)|{somebody})",
  ],
  // "I watch her open it".
  watched: [
    "{player} (watch|notice|observe|spot|imagine|picture) {somebody} !(and|or|to|in|on|at|by|from|with|for|through|behind|closely|carefully|again|until|till|while|as) _",
    "{player} (see|saw|hear|heard) (him|them|(some|every|any)(one|body)) !(and|or|to|in|on|at|by|from|with|for|through|behind|closely|out|off|again|first|now|there|here) _",
  ],
  // "Somebody ought to open it".
  ofAnother: [
    "^ (you|he|she|they|someone|somebody|everyone|everybody|nobody|no one|people|others) (should|could|can|must|might|may|will|would|shouldn't|couldn't|can't|mustn't|won't|wouldn't|ought|have to|has to|need to|needs to|had better)",
    "^ (who|who'll|who's) (will|would|can|could|is going to|wants to|has to|should|dare[s] to)",
    "who (tried|dares|dare|dared|used) to",
    "(only|just) (a|an|the) _ (would|could)",
  ],
  // "They expect me to open it".
  wantedOfMe: [
    "^ (you|he|she|they|everyone|everybody|people) (want[s]|expect[s]|think[s]|say[s]|said|hope[s]|need[s]|told|asked) ([that] (i|we)|(me|us) to)",
    "(told|warned|asked|begged|advised|ordered) (me|us) (not|never) to",
    "^ (you|he|she|they|(my|the|your|his|her) _) (said|says) (not|never) to",
    "(i|we) (was|were|have been|had been|am|are) [always|once|just] (told|asked|ordered|supposed|expected|meant) [not|never] to",
    "(i|we)'ve been [always|once|just] (told|asked|ordered|supposed|expected|meant) [not|never] to",
  ],
  // "I joke about opening it".
  spokenOf: [
    "{player} (talk|joke|sing|hum|complain|whisper|boast|brag|mutter|mumble|dream|worry|laugh|cry|daydream|fantasise|fantasize|argue|think) [to myself] ..3 (about|of|over) ~ing",
    "(nothing|song|tale|poem|story|joke) (about|of) ~ing",
    "(write|note|scribble) [down] that (i|we) (should|must|ought|could)",
    "(explain|tell me) (why|how|when|whether) (i|we|to)",
    "^ what (does|would) it mean",
    "{player} complain that",
    "{player} (ask|wonder|decide|debate|discuss|argue|consider|think) ..3 (whether to|if i should)",
    "^ (it's|its|it is) (easy|hard|one thing|all very well) [for _] to (say|tell)",
    "{player} (hate|love|like|mind) it when",
  ],
  // "In my old dream I opened it".
  toldOf: [
    "^ in [my|a|the|his|her|an] [old] (dream[s]|tale[s]|story|stories|song[s])",
    "^ (the|this|that|a|an) [old] (story|tale|legend|song|poem|dream|book) (says|goes|tells)",
    "^ (legend|they|people|rumor|rumour|everyone|everybody) (say|says|has it)",
    "^ it is said",
    "^ (last (year|month|week|night|time|summer|winter)|yesterday|..1 (year[s]|day[s]|week[s]|month[s]) ago|long ago|once upon|(back|since) then|when (i|we) (was|were))",
  ],
  // "I was going to open it".
  onceMeant: [
    "(i|we) (was|were) [just|only] (going|about|meaning|planning|hoping|supposed) to",
    "(i|we|i'd|we'd) [had] (meant|planned|hoped|intended) to",
    "(act|move|make) as if to",
    "{player} (swear|promise|vow) [that] (i'll|i will|to)",
    "{player} threaten to",
  ],
  // "I'll tell him tomorrow".
  putOff: [
    "(later|tomorrow|some day|someday|one day|another (day|time)|some other time|next time|not (yet|now|tonight|today)|for now|in the morning|afterwards|eventually)",
    "(save|keep|leave|put off|postpone) … (for|till|until) (later|tomorrow|next|another|the (next|morning))",
    "on ((mon|tues|wednes|thurs|fri|satur|sun)day|the way back) ..1 $",
  ],
  // "I pretend to sleep".
  pretended: ["pretend~", "make believe", "act (as if|like)"],
  // "You and your letter, my foot".
  mocked: ["my foot $", "? (never|not me|no way|no thank[s]|ha|hah) $"],
  // "To see if the ink is dry": the purpose of a small act, with a thing that a larger choice may be about.
  toSeeWhether: ["{seeingWhether}"],
  // Another is to do it: "let Teku go alone".
  byAnother: [
    "/ (you|someone|somebody|let !(me|us|go|out|down) _)",
    "(but|so|and|no) (you|someone|somebody|let !(me|us|go|out|down) _)",
    "<&(_) (can|should|ought to|must|had better) _",
    "/ (tell|ask|send|get|order|have|make|beg) 1..3 (to|over|back|up|down|for)",
    "(but|so|and|then) (tell|ask|send|get|order|have|make|beg) 1..3 (to|over|back|up|down|for)",
    "(him|her|them|your)sel(f|ves)",
    "on (his|her|their) own",
  ],
  // Another is told to: "you go and tell them".
  toAnother: [
    `^ !(why|what|where|who|whom|how|when|which|did|do|does|can|could|would|will|won't|are|is|was|were|have|has|had|should|don't|may|shall|if|as|like|thank) [1..2,?] you ${small}`,
  ],
  // Another is told not to: "warn him not to go".
  forbidden: [
    "(tell|ask|beg|warn|order|advise)[s|ing] 1..2 not to",
    "(forbid|prevent|stop|keep)[s] 1..2 from ~ing",
  ],
  // It is begun and taken back: "I reach for the bolt, then think better of it".
  takenBack: [
    "(change my mind|think better|second thought[s])",
    "(but|though) … (stop|stay|keep|kept|leave|don't|do not|not|can't|never|{undoing}|sit down|lie down|turn round)",
    "<!(ok|okay|right|well|fine) then … (stop|stay|keep|kept|leave|don't|do not|not|can't|never|{undoing}|sit down|lie down|turn round)",
    "and (put|hang|lay) (it|him|her|them) (back|down|up again)",
    "(put|take) it (back|off) again",
    ", (no|not)",
  ],
  // Something else is done: "instead of going I ...".
  passedOver: ["^ (instead of|rather than)"],
  // It is done in the mind alone: "I say it in my head".
  inMind: ["in (my|her|his) (head|mind|heart)", "(inside me|to myself)"],
  // It is only wished for: "I'd love to kick this boat".
  wished: [
    "(i'd|i would) (love|sooner|rather)",
    "i wish",
    "i (should|ought|shall)",
    "if only",
    "should (be|have)",
  ],
  // A line may be cut here, to look at what stands outside a frame.
  seams: ["(so|but|and so) &(i|i'll|i'm|let me)", "&({seeingWhether})"],
  seamWords: ["(and|but|so)"],
};
