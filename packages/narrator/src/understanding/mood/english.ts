const asking =
  "who|who'?s|whom|whose|what(?! an? )|what'?s|where|where'?s|why|when|which|how|how'?s|is|are|am|was|were|does|did|can|could|will|would|shall|may|has(?! an? )";
/** "Can't you stay" asks, "can't stay" does not. */
const askingNot =
  "(?:isn't|aren't|wasn't|doesn't|didn't|can't|won't|hasn't)(?= (?:i|you|we|they|he|she|it|this|that|these|those|there|the|my|your|his|her|our|their|any|anyone|someone)\\b)";

/** A sentence that begins like a question, also behind a name: "cook, do you sleep". "What a mess", and "have a look" are none. */
const question = new RegExp(
  `^(?:(?:and|but|so|then|well|hey|ok|okay|um|sir|madam|wait|excuse me|tell me|please)[, ]+)*(?:(?!i\\b|we\\b|ask)\\p{L}+(?: \\p{L}+)?, )?(?:(?:${asking})\\b(?!')|${askingNot}|do (?:you|they|we|i|he|she|these|those|people)\\b|(?:have|must|need|dare) (?:you|they|we|i|he|she)\\b|should\\b)`,
  "u",
);

const auxiliaries =
  "is|are|was|were|do|does|did|can|could|will|would|shall|should|has|have|had|must|may|might";
/** "When the storm comes, I swap the stones": a plan, and no question. */
const plan = new RegExp(
  String.raw`^(?:and |but |then )?when (?!(?:${auxiliaries})\b)[\p{L}' ]{3,80}, (?!(?:${auxiliaries}|who|what|why|where|how)\b)`,
  "u",
);

/** "Nobody ever lifted it for her, did they". "Open it, will you" asks for a deed. */
const tag =
  /(?:, (?:is|are|was|were|do|does|did|has|have|had|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|hasn't|haven't|hadn't) (?:it|he|she|they|you|there|that)|,? (?:(?:can|could|will|would|does|did|is|was)(?:n't)? (?:he|she|they)|(?:won't|can't) (?:he|she|they|it)))\W*$/u;

/** The same behind a name without a comma: "cook do you sleep", "old man who are you". No deed and no "the man who" begins so. */
const questionToNamed = new RegExp(
  `^(?!(?:i|we|you|he|she|it|they|the|an?|this|that|these|those|my|your|his|her|our|their|some|any|every|no|not|what|who|if|let|and|but|so|wonder|wondering)\\b)\\p{L}+(?: \\p{L}+)? (?:(?:who|what|why|how|where|when) (?:is|are|was|were|do|does|did|don't|can|can't|could|will|would|old|long|many|much|far)\\b|(?:are|were|do|did|can|could|will|would|have|had|don't|didn't|can't|won't|aren't) you\\b)`,
  "u",
);

/** "Tell me about you": asked of somebody, and no deed. */
const request =
  /^(?:[\p{L}' ]{1,25}, )?(?:(?:and|but|so|then|now|first|well|hey|ok|okay|please|sir|madam|can you|could you|will you|would you)[, ]+)*(?:tell|explain|teach|describe|remind)(?: it| that| this)?(?: to)? (?:me|us)\b/u;

/** "Ask if he is well" supposes nothing. */
const known =
  /\b(?:ask|asks|asking|see|check|know|tell|find out|look|wonder)(?: \p{L}+){0,2} (?:if|whether)\b/gu;
const asThough = /\b(?:as|even) if\b/gu;
const condition =
  /\b(?:if|unless|in case|suppose|supposing|provided|should (?:he|she|they|it) )\b|^(?:when|whenever) (?:he|she|they|it)\b/u;

/** "I once came to see", "I bit off a button once": told of another time. */
const past =
  "went|came|saw|had|met|lost|ate|bit|broke|got|found|heard|ran|stole|took|gave|said|told|knew|kept|held|fell|sang|swam|drank|wrote|threw|hid|fought|slept|stood|sat|made|did|was|caught|bought|sold|paid|left|\\p{L}+ed";

/** What is said before it is done only perhaps: "take it, if he lets me". */
const afterwards = 12;
const bareOf = (clause: string) => clause.replaceAll(known, " ask ").replaceAll(asThough, " as ");

/** "The Diwan should go down himself": what somebody else is to do. */
const ofAnother = String.raw`^(?!(?:i|we|you|it|what|who|why|how|where|when|then|now|let|please|tell|ask|say|warn|remind|order|insist|decide|agree|write|explain|shout|whisper)\b)(?:[\p{L}'-]+ ){1,4}(?:should|could|might|ought to|must|has to|needs to|had better)\b(?! be\b(?! the one\b))`;
const deedOfAnother = new RegExp(ofAnother, "u");

/** What is thought of, remembered or dreamt, put off, or nobody's to do but another's. */
const imagined = [
  String.raw`\b(?:wonder(?:ing)?|what if|daydream\w*|i wish)\b`,
  String.raw`\b(?:imagin|consider|think|thinking|dream|dreaming|contemplat|ponder|debat)\w*(?: (?:of|about|if|whether|over))?(?: \w+ing\b)`,
  String.raw`(?:^|\b(?:i|we|i'm|i'll|i've|just)(?: \w+)? )(?:think|thinking|thought|dream|dreaming|ponder) (?:about|of|over)`,
  String.raw`\b(?:imagine|consider|contemplate)s?\b`,
  String.raw`\b(?:should|could) i\b`,
  String.raw`\bmight (?:just )?\w+ later|\bmaybe (?:later|tomorrow|i should|i could)|\b(?:later|tomorrow) i`,
  String.raw`\b(?:later|another time|some other time|some day|someday|one day|not (?:now|yet|today|tonight))(?:,? (?:maybe|perhaps|not (?:now|yet|today|tonight)))?\W*$`,
  String.raw`(?:^|\bi )(?:almost|nearly)|\btempted to|\babout to|\bi (?:could|might(?! as well)|would|should have) `,
  String.raw`^(?:i|we) (?:dream|dreamt|dreamed|pictured?|remember|recall|reminisce)(?:ed)? (?:that|how|when|of|about|i|we|the (?:day|days|time|times|night|year))\b`,
  String.raw`^(?:i|we) (?:still )?(?:remember|recall|miss)(?:ed)? (?:\w+ ){0,2}\w+ing\b`,
  String.raw`^(?:but |maybe |perhaps |surely )*(?:some(?:one|body)(?: else)?|others|anybody|anyone) (?:else )?(?:should|ought to|must|has to|needs to|had better|could|can)\b`,
  String.raw`${ofAnother}(?!.*\b(?:i|i'll|i'm|me|we|us|let's|so)\b)`,
  String.raw`^(?!(?:i|we|it|what|who|why|how|where|when|which|would|and|but|so)\b)(?:[\p{L}'-]+ ){1,4}would(?: (?:never|not|surely|also))? have\b(?!.*[,;] )`,
  String.raw`^(?!(?:i|we|you|it|what|who|that|which)\b)[\p{L}'-]+ (?:would (?:never|not)|wouldn't|once \p{L}+ed)\b`,
  String.raw`^(?:(?:a|the|my|your|his|her|their|our|some(?:one|body)|any(?:one|body)|[\p{L}-]+'s) (?:[\p{L}'-]+ ){1,2})would\b`,
  String.raw`^(?:he|she|they|everyone|everybody|nobody|no one|people) (?:\w+ )?(?:should|ought to|must|has to|have to|wants? to|needs? to|will|would|can|could|might|may)\b(?!.*\b(?:i|i'll|i'm|me|my|we|us|let's|so)\b)`,
  String.raw`^(?:everyone|everybody|nobody|no one|people) (?:\w+ )?(?:has|have|is|are|was|were|knows?|likes?|wants?|does|do)\b(?!.*\b(?:i|i'll|i'm|me|my|we|us|let's|so)\b)`,
  String.raw`^(?:\w+ ){1,2}(?:says?|said|thinks?|thought|insists?|insisted) (?:that )?(?:i|we) (?:should|must|have|ought|can|could|need)\b`,
  String.raw`^once (?:i|we|my \p{L}+) (?:fell|went|saw|had|was|met|lost|ate|broke|got|found|heard|ran|stole|\p{L}+ed)\b`,
  String.raw`^(?:one time|last (?:year|month|week|time|summer|winter)|long ago|years ago|as a (?:child|kid|boy|girl))\b`,
  String.raw`^(?:i|we) hope\b|^(?:(?:my|his|her|our|their|the) )?(?:\w+ ){1,2}used to (?!it\b)|^(?:i|we) (?:(?:only |even )?once (?:${past})|(?:${past})\b(?!.*\bat once\b).* once(?! (?:more|again|and for all)))(?!\p{L})`,
  String.raw`\bit(?:'s| is| was|'d be| would be| will be)(?: \w+)? (?:wrong|foolish|stupid|silly|mad|madness|unwise|dangerous|pointless|useless|a mistake|a sin|cruel|no use|late|early) to\b`,
  String.raw`^(?:\w+ ){1,3}(?:told|asked|ordered|begged|forced|wants|wanted) (?:me|us) to\b`,
].map((words) => new RegExp(words, "u"));

/** What somebody says or said at all times is a saying, nobody's deed now. */
const sayings =
  /\b(?:used to (?:say|tell|joke|warn|sing|shout|call)|always (?:says?|said|told)|(?:my|his|her|our) \w+ (?:says?|said|told me)\b|(?<!\b(?:i|we) )(?:had|'d|once|often|\w+'d) (?:once |often |always |never )?(?:said|told|joked|warned|written|shouted)\b)/u;
/** "Either of them", "I can't make up my mind", "should I go or stay": not yet one of the choices. */
const undecided = [
  String.raw`^(?:.*[,.;!] )?(?:should|shall|do|must|can|could|ought) (?:i|we) (?!look|seem|sound|know|have)(?:\S+ ){1,12}or (?!(?:not|else|is|are|was|will|would)\b)`,
  String.raw`\bor\b.*\b(?:which one\b|(?:which(?: first)?|what (?:do|should|shall) (?:i|we) do)\W*$)`,
  String.raw`\b(?:don't|dunno|not sure) (?:know )?which\b`,
  String.raw`^(?:i |i'll |let's |we )*(?:deal with|do the \p{L}+ thing|do what i can)\b`,
  String.raw`\bone way or (?:the other|another)\b`,
  String.raw`\b(?:either\b.*\bor\b|either (?:one|way|suits)|torn between|i'm torn|undecided|in two minds|(?:one|either) of (?:those|these|them|the two)|any of (?:those|these|them)[\s.!]*$|whichever|can't (?:decide|choose|make up)|cannot (?:decide|choose)|both (?:sound|look|seem))\b`,
  String.raw`, or .*\?$`,
  String.raw`^(?!(?:is|isn't|are|am|was|were|do|does|did|can|could|will|would|has|have|who|whose|what|why|where|when|how|which|you|he|she|it|they)\b)[^,.;]* or (?!(?:not|no|else|what)\b)[^,.;]*\?$`,
  String.raw`\bor\b.*\b(?:either|whichever|whoever|not sure|dunno|don't know)\b`,
  String.raw`\b(?:not sure|dunno|don't know)\b.*\bor\b`,
  String.raw`\b(?:maybe|perhaps)\b.*\bor (?:maybe|perhaps|just|else)\b`,
].map((words) => new RegExp(words, "u"));

export const english = {
  isPlan: (clause: string) => plan.test(clause),
  isQuestion: (clause: string) =>
    (question.test(clause) && !plan.test(clause)) ||
    questionToNamed.test(clause) ||
    tag.test(clause),
  isRequest: (clause: string) => request.test(clause),
  isCondition: (clause: string) => {
    const at = bareOf(clause).search(condition);
    return at >= 0 && at < afterwards;
  },
  isImagined: (clause: string) =>
    condition.test(bareOf(clause)) || [...imagined, sayings].some((words) => words.test(clause)),
  isOfAnother: (clause: string) => deedOfAnother.test(clause),
  isUndecided: (line: string) => undecided.some((words) => words.test(line)),
};
