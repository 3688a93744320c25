import type { Prose } from "../language.ts";

export const prose: Prose = {
  // What shows the tense of a text, and whether "I" or "you" is told of.
  past: [
    "was were had said went came took did could stood looked asked put told got made kept turned",
    "gave held",
  ],
  present: [
    "is are am has have says goes comes takes does can stands looks asks puts tells gets makes",
    "keeps turns gives holds",
  ],
  first: ["I my me I'm I've myself"],
  second: ["you your you're you've yourself"],
  // They change where the player's "I" is told as "you".
  turned: ["you your yours mine myself yourself"],
  // No sentence of some length is without one of these.
  common: [
    "the a an and of to in is was are were it he she they i you we that on with at for his her",
    "its their my your not no as but by from had has have be or so if there out up then into",
  ],
  // A word with a capital beside one of these is somebody.
  actorVerbs: [
    "says said asks asked replies replied answers answered whispers whispered shouts shouted",
    "smiles smiled laughs laughed nods nodded enters entered arrives arrived comes came walks",
    "walked stands stood steps stepped looks looked turns turned takes took sits sat",
  ],
  // They have a capital, and are nobody.
  noActors: [
    "He She It They You The This That There Then Who What Nobody Somebody Someone Everybody",
    "Everyone Nothing Something One And But Now Here Yes Both Each Neither All Another Others",
    "Some",
  ],
};
