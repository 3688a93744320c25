import type { Parts } from "../language.ts";

/** What many phrases of English have, by the name that stands for it in braces. */
export const parts: Parts = {
  // Before what a line says: whom it calls, and words that only lead up to it ("Meera, oh but ...").
  lead: "^ [1..4,] [(oh|ah|hey|god|yes|no|ok|okay|well|there|so|and|but|now|then|first|just|please|kindly|come),?]*",
  // A clause begins here; the same with the player as who does it.
  start: "/ [and|but|so|then|now|well|ok|okay|honestly|sorry|please|just]*",
  player: "{start} [(i|we|i'll|we'll|let me) [just|only|also|then|now]]",
  somebody:
    "(him|her|them|it|(some|every|any|no)(one|body) [else]|(the|my|your|his|our|their|that) _)",
  aux: "is|are|was|were|do|does|did|can|could|will|would|shall|should|has|have|had|must|may|might",
  // Nobody says "I" or "we" further on, nor calls on somebody to do it.
  notMine: "!(… (i|i'll|i'm|me|my|we|us|let's|so))",
  iWill: "((i|we)('ll|'m going to)|(i|we) (will|won't|can|could|shall|am going to|swear|promise))",
  ofAnother:
    "^ !(i|we|you|it|what|who|why|how|where|when|then|now|let|please|tell|ask|say|warn|remind|order|insist|decide|agree|write|explain|shout|whisper) 1..4 (should|could|might|ought to|must|has to|needs to|had better) !(be !(the one))",
  seeingWhether:
    "<!(want|like|love|try|go|going|i'd) to (see|check|find out|make sure) (if|whether)",
  undoing: "(put|take|give|turn|hang|go|come|climb) ..1 (back|down|off|again)",
  name: "[(mr|mrs|ms|dr|st)[.]] 1..2",
  noFear:
    "(don't|do not) [you] (cry|weep|worry|be [so] (sad|afraid|scared|frightened|upset|worried))",
  favour: "(teach|show|help|feed|hide|save|hurt|marry|tell)",
  past: "went|came|saw|had|met|lost|ate|bit|broke|got|found|heard|ran|stole|took|gave|said|told|knew|kept|held|fell|sang|swam|drank|wrote|threw|hid|fought|slept|stood|sat|made|did|was|caught|bought|sold|paid|left|~ed",
  // What others did; regular forms end in -ed.
  pastOfOthers:
    "went|came|said|told|gave|took|made|saw|knew|thought|got|kept|left|found|sat|stood|ran|fell|held|lost|died|ate|drank|slept|wrote|sang|brought|bought|caught|taught|meant|sent|built|broke|spoke|woke|wore|swore|hid|bit|read|threw|drew|grew|flew|rode|drove|chose|stole|rose|sold|paid|lent|spent|felt|stuck|struck|won|heard|fed|led|met|slid|tore|wept|forgot|forgave|began|rang|sank|swam|shook|shot|fought|laid|lay",
};
