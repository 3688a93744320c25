import type { Acts } from "../language.ts";

export const acts: Acts = {
  // "The crack", "my head": a thing, though there is a deed of that name; but "give a shout", "have a look".
  things: ["(the|a|an|my|your|his|their|our|its|every|each|this|these|those) _"],
  light: [
    "(give|gives|giving|make|makes|making|have|having|say|says|saying|take|takes|taking|tell|tells|telling|do|get|sing|let out|offer|throw|try|go for)",
  ],
  // "Give the parrot a little kiss": the deed is the thing that stands last.
  givenDeeds: [
    "(give|gives|giving|gave) 1..4 (a|an|another) ..2 &(kiss|hug|slap|kick|push|shove|shake|pat|poke|punch|nod|smile|look|wink|wave|bow|nudge|pinch|stroke|squeeze|cuddle|salute|blessing)",
  ],
  // Whatever somebody is called, it is no deed.
  ownName: ["<&(my name's|my name is) _"],
  // "Or I'll tell the whole lane", "I'll make you sorry".
  threatens: [
    "(i'll|i will|we'll|i'm going to|i'm gonna) ..1 (kill|curse|hurt|haunt|beat|hit|slap|drown|strangle|murder|ruin|destroy|hang|report|expose|thrash|finish) you[r]",
    "(i'll|i will|we'll|i'm going to|i'm gonna) make (you|him|her|them) (sorry|pay|regret)",
    "or (else|i'll|i will)",
    "you'll (regret|be sorry|pay for)",
  ],
  // "I give you my word": nothing is handed over.
  givesWord: [
    "(give|gives|giving|gave|have|has) ..2 my [solemn] word",
    "on my (honor|honour|word)",
  ],
  // "I lie to her: there's no post": the player's own lie.
  lies: [
    "^ [i|we|i'll|let me] [just|will|quickly|boldly] lie to !(me|us)",
    "^ (i|we|i'll) [will|must|have to] lie (and (say|tell)|that)",
    "^ (i|we|i'll) [will|must|have to] lie,",
  ],
  // "I have to confess something".
  confesses: [
    "^ [(well|listen),?]* (i|we|i'll|we'll|i'd|we'd) [(have|want|need|ought|like|wish) to|must|should|will] (confess|admit|own up|come clean)",
  ],
  // "Promise me you won't tell", "you promised me": it is theirs, and no word of the player's.
  wantsPromise: [
    "(promise me|swear to me|you must (promise|swear)|give me your word)",
    "(you|you'd|you've|you had|you have) (promised|swore|given [me] your word|gave [me] your word)",
  ],
  // Begged of somebody; authors let either act, to apologise or to forgive, answer it.
  begsPardon: ["(forgive|pardon|excuse) me"],
  // "I never meant to trick you": no trick is played. "I was stupid to shout at you": nobody else is insulted.
  regrets: [
    "(never|didn't|did not) mean[t] to !(… ?)",
    "(i'm|i am|i was|i've been|i have been) [such] [so|very|a|an|the|really]* (stupid|fool|foolish|idiot|coward|liar|idiotic|ass|wretch|selfish|cruel|blind|wrong)",
  ],
  // "You murdered your brother", "you are a fool": told of somebody, and not done to them.
  insults: [
    "{lead} (you|you've|you have) [~ly] (murdered|killed|stole|stolen|lied|cheated|betrayed|robbed|poisoned|burnt|burned|ruined|abandoned|deserted|tricked) !(… ?)",
    "{lead} (you're|you are|you) [all] [such] [a|an|the|nothing but a] ..2 (fool[s]|idiot[s]|liar|thief|coward|monster|murderer|cheat|traitor|bastard|scoundrel|villain|swine|worm|hypocrite|crook|brute|moron) !(… ?)",
  ],
  // "You ought to rest": what they are to do.
  advises: ["{lead} ..1 you [really|do] (should|ought to|must|need to|had better|look|seem|sound)"],
  // "Sing me something": their deed, and none of the player's.
  wants: [
    "{lead} (give|bring|show|hand|pass|lend|pour|get|fetch|feed|sing|read|play|draw|recite|cook|find|buy|help|carry|lift|make|cut|spare) (me|us)",
  ],
};
