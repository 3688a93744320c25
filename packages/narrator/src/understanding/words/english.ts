/** Words that say nothing about which choice is meant. */
export const emptyWords = new Set(
  (
    "a an the this that these those it its it's i i'm i'll i've me my mine we us our you your yours he him his she her " +
    "hers they them their and or but so then than as at by for from in into of off on onto out over to up upon with " +
    "is am are was were be been being do does did done will would shall should can could may might must let's " +
    "have has had there here just very really now again too also some any if when while before after about like " +
    "want wants try tries tried please maybe think thing one around down through away decide decides begin start " +
    "which something someone myself yourself himself herself s t ll ve re d m let lets get gets got gonna wanna gotta what's that's there's he's she's it'll " +
    "they're you're we're i'd you'd he'd she'd we'd they'd you'll we'll he'll she'll they'll they've we've you've all much even ever yet still rather quite " +
    "simply closely oh hmm um er ah alright because since anyway perhaps instead such"
  ).split(" "),
);

/** Forms that no ending explains. */
export const oddForms: Readonly<Record<string, string>> = {
  went: "go",
  gone: "go",
  goes: "go",
  came: "come",
  ran: "run",
  said: "say",
  told: "tell",
  spoke: "speak",
  spoken: "speak",
  took: "take",
  taken: "take",
  gave: "give",
  given: "give",
  kept: "keep",
  held: "hold",
  left: "leave",
  stood: "stand",
  sat: "sit",
  lay: "lie",
  hid: "hide",
  hidden: "hide",
  fought: "fight",
  threw: "throw",
  thrown: "throw",
  broke: "break",
  broken: "break",
  woke: "wake",
  bought: "buy",
  sold: "sell",
  paid: "pay",
  ate: "eat",
  drank: "drink",
  sang: "sing",
  wrote: "write",
  written: "write",
  thought: "think",
  heard: "hear",
  saw: "see",
  seen: "see",
  knelt: "kneel",
  climbed: "climb",
  swam: "swim",
  rode: "ride",
  drove: "drive",
  sent: "send",
  brought: "bring",
  caught: "catch",
  felt: "feel",
  lent: "lend",
  cut: "cut",
  shut: "shut",
  lying: "lie",
  dying: "die",
  tying: "tie",
  children: "child",
  men: "man",
  women: "woman",
};

/** "No way am I", "too scared to", "there's no need to", "forgot to", "I don't think I should": each is a "not". */
const notDone = [
  /\b(?:no way|like hell|not a chance)(?: that)? (?:am i|are we|will i|would i|i'm|i am|we're|i'll)(?: (?:going to|gonna))?\b/gu,
  /\b(?:too|so) (?:scared|afraid|frightened|tired|weak|proud|shy|ashamed) to\b/gu,
  /\bi(?:'d| would) hate to\b/gu,
  /\bthere(?:'s| is| was) no (?:need|point|use|reason|time|way|sense)(?: to| in)?\b/gu,
  /\b(?:unwilling|unable|reluctant|forgot|forget|fail|failed|hesitate|not ready|not willing|not allowed) to\b/gu,
  /\bi (?:don't|do not) (?:think|believe|feel like|dare|see why|plan|mean|intend)(?: that)?(?: to)?(?: i| we)?(?: (?:should|could|can|will|would|must))?\b/gu,
];

/** Said in several words, meant as one. */
export const phrases: readonly (readonly [pattern: RegExp, term: string])[] = [
  [/^\s*(?:hi|hii+|yo)\b/gu, " hello "],
  [/\b(what|who|where|how|when|why)'s\b/gu, "$1 is"],
  [/\bshut up\b/gu, " silence "],
  [/\bnever ?mind\b/gu, " forget "],
  [
    /\b(?:burst|break|breaks|broke)(?:s|ing)? (?:out|into) (?=laugh|tear|cry|weep|sob|song|sing)/gu,
    " ",
  ],
  [
    /\b(?:for heaven's sake|of course|at last|by all means|come on|you know what|so be it|right then)\b/gu,
    " ",
  ],
  [
    /\b(?:say|says|said|saying|speak) (?:nothing|no more)\b|\bnot (?:say|speak)(?: a word| anything)?\b|\b(?:keep|kept|stay|remain|be|hold) (?:\w+ )?(?:quiet|silent|mum|tongue|peace)\b|\b(?:keep|shut|hold) (?:my|your|his|her) (?:mouth|tongue)(?: shut)?\b|\bmouth shut\b/gu,
    " silence ",
  ],
  [
    /\b(?:do|does|did|doing) nothing\b|\b(?:hold|holding|stand|standing) still\b|\bstay(?:s|ed|ing)? put\b/gu,
    " wait ",
  ],
  [
    /\bgo(?:es|ing)? (?:back )?home\b|\bgo(?:es|ing)? back\b|\bturn(?:s|ing)? back\b/gu,
    " return go ",
  ],
  [/\bgiv(?:e|es|ing) up\b/gu, " stop "],
  [/\bshin(?:e|es|ing) (?:(?:my|the|a|her|his) )?(?=torch|light|lamp|lantern)/gu, " look "],
  [/\bsplash(?:es|ing)? (?=(?:\w+ ){0,2}(?:water|mud|oil|milk|tea)\b)/gu, " pour "],
  [/\bwav(?:e|es|ing) (?:at|to|back|goodbye)\b|^\W*(?:i )?wave\W*$/gu, " greet "],
  [/\bi hum\b|^\W*hum (?=(?:a|the|her|him|it|my|his|to|along|softly)\b)/gu, " sing "],
  // In Hindi "mat" is "don't".
  [/\b(the|a|an|my|your|his|her|this|that|straw|door|reed|grass) mat\b/gu, " $1 mats "],
  [/\b(?:i|we) (?:do |really |quite |rather )?like (?!to\b)/gu, " fond "],
  [
    /(?<=\b(?:do|does|did|don't|doesn't|didn't) (?:you|he|she|they|we) (?:really |even |not )?)like\b(?! to\b)/gu,
    " fond ",
  ],
  [
    /\bhow (?=(?:are|is|am) (?:you|he|she|they|it)\b(?!\s+\p{L}+ing))|(?<=\b(?:are|is|am) (?:you|he|she|they|i) (?:feeling |really |still |quite |doing )?)(?:all ?right|ok|okay|fine|well|good)\b/gu,
    " how health ",
  ],
  [
    /\b(?:i|we)(?:'m| am| are)? feel(?:ing)? (?!(?:like|the|his|her|its|their|my|your|for|around|along|under|inside|in|with|at|a|an|it|him|them)\b)/gu,
    " i say ",
  ],
  [
    /\bmy (?=(?:heart|head|legs?|feet|foot|arms?|hands?|back|stomach|throat|chest|knees?|eyes?) (?:is |are )?(?:so |still |really )?(?:breaking|beating|racing|pounding|aching|aches?|hurting|hurts?|shaking|trembling|burning|thumping|numb|cold|sore|tired)\b)/gu,
    " i say my ",
  ],
  [
    /\blook(?:s|ed|ing)? (?:up|down|around|about|round)\b(?! (?:the|a|an|my|his|her|at)\b)/gu,
    " look ",
  ],
  [
    /\b(?:run|ran|running|lay|laid|laying|rest|rested|resting|put|putting|place|placing|press|pressing) (?:my|a|one) (?:hand|hands|finger|fingers|fingertips?|thumb|palm)\b(?= (?:on|upon|over|against|along|to|flat|through|across))/gu,
    " touch ",
  ],
  [/\bshak(?:e|es|ing) (?:my|the) head\b/gu, " deny "],
  [
    /\bgo(?:es|ing)? over (?=(?:the|my|his|her|those|these) (?:\w+ )?(?:map|list|page|pages|book|books|figures|accounts|letter|letters|numbers|plan|names|words|notes)\b)/gu,
    " look ",
  ],
  [
    /\bdraw(?:s|ing)? (?=(?:a |the |my |his |her )?(?:picture|map|portrait|face|line|circle|sketch)\b)/gu,
    " sketch ",
  ],
  [/\b(?:run|runs|ran|running|go|goes|get) away\b|\bget out\b/gu, " leave "],
  [
    /\b(?:can't|can ?not|couldn't|could not|won't|don't) (?:refuse|decline|say no|resist)\b/gu,
    " agree ",
  ],
  ...notDone.map((pattern) => [pattern, " not "] as const),
  [/\b(?:tell|ask|beg|warn|order)(?:s|ing)? (?:\p{L}+ ){1,2}not to\b/gu, " forbid not "],
  [/\bno,? thank(?:s| you)\b/gu, " refuse "],
  [/\bgo(?:es|ing)? to (?:sleep|bed)\b|\bl(?:ie|ay|ying) (?:down|still|back|flat)\b/gu, " sleep "],
  [/\b(?:come|came|coming) clean\b/gu, " confess "],
  [/\bcross my heart\b/gu, " promise "],
  [/\bhold(?:s|ing)? (?!out\b|up\b|on\b)(?:[\p{L}']+ ){1,3}hands?\b/gu, " hug "],
  [/\blet(?:s|ting)? (?!go\b)(?:the |my |our )?\w+ (?:keep|have)\b/gu, " give "],
  [/\b(my|your|his|her|their|our|[a-z]+'s) hand\b/gu, " $1 palm "],
  [/(?<=\s(?:को|ko)\s.*)\sदो\s*$/gu, " दे "],
  [
    /(?<!\bi )\b(?:don't|do not) (?:you )?(?:be (?:so )?(?:sad|afraid|scared|frightened|upset|worried)|cry|weep|worry|despair)\b/gu,
    " comfort ",
  ],
  [/\b(?:wipe|dry|wiping|drying)(?:s|d)? (?:away )?(?:\w+ )?(?:tears|eyes)\b/gu, " comfort touch "],
  [/\blet (?:\w+ )?go\b|\bset (?:\w+ )?free\b/gu, " untie "],
  [/\bpick(?:s|ed|ing)? up\b/gu, " take "],
  [/\bput(?:s|ting)? out\b/gu, " quench "],
];

export const negations = new Set(
  "not don't never won't cannot can't no without refuse refuses stop avoid neither nor".split(" "),
);
