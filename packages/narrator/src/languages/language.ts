import type { KathaMatter } from "../port.ts";
import type { Deeds, Things } from "./deeds.ts";

/** Lines of a list: words with spaces between them, or one phrase each, as `README.md` explains. */
export type Lines = readonly string[];

/** Pieces that many phrases of a language have, by the names that stand for them in braces. */
export type Parts = Readonly<Record<string, string>>;

/** Small words. */
export interface Words {
  /** What asks. */
  who?: Lines;
  what?: Lines;
  why?: Lines;
  where?: Lines;
  how?: Lines;
  when?: Lines;
  /** What refuses a deed: words, and endings of words. */
  not?: Lines;
  notEndings?: Lines;
  attachedNot?: Lines;
  refusesLess?: Lines;
  /** What asks for a deed as often as it refuses one, behind which endings it refuses, and behind which it urges. */
  tags?: Lines;
  firstPerson?: Lines;
  urgedEndings?: Lines;
  /** What says nothing about which choice is meant; the same in lines that are in this language alone. */
  empty?: Lines;
  emptyOwn?: Lines;
  particles?: Lines;
  /** Who or what it is all the same: "something", "anybody". */
  indefinite?: Lines;
  /** Who plays, before what they do. */
  I?: Lines;
  /** Phrases: written with a point that ends no sentence. */
  titles?: Lines;
  /** A line in Latin letters is in this language with one of these; or with one of these, and nothing `surely` of another. */
  marks?: Lines;
  doubtful?: Lines;
  surely?: Lines;
  /** A phrase that is typed for short, and what it stands for. */
  typedAs?: readonly (readonly [typed: string, meant: string])[];
  /** The first of a list, the second and so on, in each way that is typed. */
  ordinals?: readonly Lines[];
}

/** Forms of words. */
export interface Inflections {
  odd?: Readonly<Record<string, string>>;
  /** An ending, and what stands in its place in the word that it is a form of. */
  forms?: readonly (readonly [ending: string, ...instead: readonly string[]])[];
  doubledBefore?: Lines;
  /** Endings that are taken off before words are compared; the same as they are heard. */
  endings?: Lines;
  heardEndings?: Lines;
  /** Verbs that add nothing: behind which stems, feelings and endings. */
  lightVerbs?: Lines;
  stems?: Lines;
  begins?: Lines;
  feelings?: Lines;
  begunEndings?: Lines;
}

/** Phrases of several words that are meant as one, and as which; `$&` is the phrase itself. */
export type Sayings = readonly { says: Lines; means: string }[];

type Respellings = readonly (readonly [from: string, to: string])[];
/** How a language is typed in Latin letters: what is spelt and heard alike. */
export interface Sounds {
  spelledAlike?: Respellings;
  heardAlike?: Respellings;
  heard?: Respellings;
  aspirated?: string;
  /** Small words that are typed in many ways, as they are written. */
  written?: readonly (readonly [typed: string, written: string])[];
}

/** How a story tells what may change later: what is open is not shut, who has left is not here. */
export interface States {
  /** Groups of which one list alone holds of a thing at a time, and of somebody. */
  things?: readonly (readonly Lines[])[];
  people?: readonly (readonly Lines[])[];
  /** The same of where somebody is: here, gone, dead. */
  presence?: readonly [here: Lines, gone: Lines, dead: Lines];
  /** Somebody has a thing from then on; they have it no longer; the player has it; nobody has. */
  held?: Lines;
  given?: Lines;
  givenToPlayer?: Lines;
  inHand?: Lines;
  resting?: Lines;
  /** A clause with one of these says nothing for sure. */
  unsure?: Lines;
  /** Before a thing of which nothing was told before. */
  another?: Lines;
  /** Beside a noun that says whose or where, and not of what something is told. */
  beside?: Lines;
  /** What is done stands behind what it is done to. */
  isVerbLast?: boolean;
  /** Beside a verb there: what was done just before it, and no thing. */
  participles?: Lines;
}

/** Who and what is spoken of. */
export interface People {
  /** What else somebody is called, by a description; words that are none. */
  noun?: Lines;
  noNouns?: Lines;
  self?: Lines;
  she?: Lines;
  he?: Lines;
  heOrShe?: Lines;
  /** Behind the name of whoever does something, and what the player says of themselves instead. */
  ownDoer?: readonly (readonly [mark: string, instead: string])[];
  /** What the player says instead of the name alone, where a line ends as one that tells a deed; and its last word then. */
  ownSubject?: readonly (readonly [ends: string, instead: string])[];
  ownEnds?: readonly (readonly [end: string, instead: string])[];
  /** Between two deeds of whoever does both. */
  ownJoints?: Lines;
  /** Endings of what is being done, and is not done yet. */
  ownOngoing?: Lines;
}

/** How something is said: done, asked, supposed, only thought of. Words stand in lists of words, all else in phrases. */
export interface Moods {
  /** Words somewhere in a question; before a condition; of what is only thought of. */
  asks?: Lines;
  supposes?: Lines;
  imagines?: Lines;
  /** A sentence ends so that tells what its speaker does. */
  deeds?: Lines;
  /** Questions by their form; the same in lines that are in this language alone; of somebody, whatever they look for. */
  asked?: Lines;
  askedOwn?: Lines;
  askedOfOther?: Lines;
  requests?: Lines;
  plans?: Lines;
  supposesNothing?: Lines;
  conditions?: Lines;
  /** Not done, whatever else is asked or told; the same in lines that are in this language alone. */
  thought?: Lines;
  thoughtOwn?: Lines;
  /** Not done, where nothing is asked. */
  imagined?: Lines;
  ofAnother?: Lines;
  undecided?: Lines;
  asksAloud?: Lines;
  asksToBeTold?: Lines;
  /** Asks whether, or for leave, to do what it names, though that may be to ask. */
  asksWhetherTo?: Lines;
  looksFor?: Lines;
  whether?: Lines;
  ofOneself?: Lines;
  because?: Lines;
  therefore?: Lines;
  reasons?: Lines;
  deedBehind?: Lines;
  toldBefore?: Lines;
  nextDeed?: Lines;
  thenOfCondition?: Lines;
  or?: Lines;
  and?: Lines;
  bargains?: Lines;
  threats?: Lines;
}

/** Phrases around a deed that leave it undone, though all its words are there: each list has an example. */
export interface Frames {
  refused?: Lines;
  shrunkFrom?: Lines;
  beforehand?: Lines;
  bidden?: Lines;
  watched?: Lines;
  ofAnother?: Lines;
  wantedOfMe?: Lines;
  spokenOf?: Lines;
  toldOf?: Lines;
  onceMeant?: Lines;
  putOff?: Lines;
  pretended?: Lines;
  mocked?: Lines;
  toSeeWhether?: Lines;
  byAnother?: Lines;
  toAnother?: Lines;
  forbidden?: Lines;
  takenBack?: Lines;
  passedOver?: Lines;
  inMind?: Lines;
  wished?: Lines;
  /** Where a line may be cut, to look at what stands outside a frame. */
  seams?: Lines;
  seamWords?: Lines;
}

/** What is only looked at, or told of how things are. */
export interface Remarks {
  sensed?: Lines;
  remarked?: Lines;
  /** How a line tells something, and how one does something: together they show what only tells. */
  tells?: Lines;
  does?: Lines;
  orders?: Lines;
  noOrders?: Lines;
  orderLead?: Lines;
  orderJoints?: Lines;
  subject?: Lines;
}

/** What a line is, whatever deeds its words name. */
export interface Acts {
  /** Taken out before deeds are looked for; what with these words are deeds all the same. */
  things?: Lines;
  light?: Lines;
  givenDeeds?: Lines;
  ownName?: Lines;
  threatens?: Lines;
  givesWord?: Lines;
  lies?: Lines;
  confesses?: Lines;
  comforts?: Lines;
  wantsPromise?: Lines;
  begsPardon?: Lines;
  regrets?: Lines;
  insults?: Lines;
  advises?: Lines;
  wants?: Lines;
}

/** What is only said to somebody, and how they are called. */
export interface Polite {
  hush?: Lines;
  pardon?: Lines;
  comfort?: Lines;
  promise?: Lines;
  doubt?: Lines;
  love?: Lines;
  advice?: Lines;
  /** Before a name, to call somebody: words. */
  calls?: Lines;
  /** Before a name, and behind one: who something is done to. */
  doneTo?: Lines;
  doneToBefore?: Lines;
  beforeName?: Lines;
  article?: Lines;
  honorifics?: Lines;
  behindCall?: Lines;
  beforeCall?: Lines;
  noCallBehind?: Lines;
  friendly?: Lines;
}

/** Who speaks to whom, of whom, and what was said before; the lists of English have examples. */
export interface Talk {
  player?: Lines;
  spokenTo?: Lines;
  me?: Lines;
  saysI?: Lines;
  saysYou?: Lines;
  you?: Lines;
  youOrMe?: Lines;
  somebody?: Lines;
  himself?: Lines;
  mine?: Lines;
  yours?: Lines;
  theirs?: Lines;
  pronouns?: Lines;
  ofHim?: Lines;
  ofMe?: Lines;
  tellsOfYou?: Lines;
  asksOfYou?: Lines;
  youAre?: Lines;
  isNot?: Lines;
  asksWhatToDo?: Lines;
  asksSomebody?: Lines;
  /** Whom somebody asks, and nothing else of the line. */
  asksWhom?: Lines;
  tellsThat?: Lines;
  asksOfIt?: Lines;
  supposes?: Lines;
  supposed?: Lines;
  refuses?: Lines;
  rephrased?: readonly (readonly [asked: string, instead: string])[];
  about?: Lines;
  asksWhat?: Lines;
  asksWhether?: Lines;
  isNotSo?: Lines;
  doneToMe?: Lines;
  doneToOthers?: Lines;
  topicOfMe?: Lines;
  remembering?: Lines;
  nameGiven?: Lines;
  noName?: Lines;
  nameAsked?: Lines;
  saysOwnName?: Lines;
  claims?: Lines;
  blows?: Lines;
  ofSomebody?: Lines;
  bareDeed?: Lines;
  asksWhetherToo?: Lines;
  ownName?: string;
}

/** Who only wants the story to go on. */
export interface GoingOn {
  goesOn?: Lines;
  atALoss?: Lines;
  decides?: Lines;
  somebodyMust?: Lines;
  refuses?: Lines;
}

/** What no scene has, or not for everybody. */
export interface Impossible {
  beyond?: Lines;
  grownUp?: Lines;
  /** Words, and what they may end in. */
  inventions?: Lines;
  inventionEndings?: Lines;
}

/** What is said to Katha, and not in the story: whole lines, as words for yes and no and as phrases. */
export interface Katha {
  yes?: Lines;
  no?: Lines;
  /** Before what was meant, behind a no. */
  iMean?: Lines;
  harm?: Lines;
  restart?: Lines;
  undo?: Lines;
  save?: Lines;
  quit?: Lines;
  help?: Lines;
  about?: Lines;
  order?: Lines;
}

/** What Katha says itself. */
export interface Messages {
  /** Before the choices that may be meant. */
  meant: readonly [one: string, several: string];
  /** Where the player went on and there is more than one way. */
  which: string;
  /** For whoever meant none: of one, of several. */
  neither: readonly [one: string, several: string];
  /** To whoever meant neither. */
  again: string;
  /** Before what the player wrote down. */
  noted: string;
  /** To what is said to Katha; one for everything where there are none. */
  answers?: Readonly<Record<KathaMatter, string>>;
  answer?: string;
  /** What can be done after the end. */
  over?: string;
}

/**
 * What the narrator says to a line that no author answered: one of these, by what the line is. `{is|was}` follows the
 * story's tense, `{who}` is who or what is meant.
 */
export interface Answers {
  /** To the player's own character by name, as if they were somebody else; to somebody who is not here. */
  self: Lines;
  absent: Lines;
  /** To what is asked or told: of somebody, of nobody. */
  asked: Lines;
  asked_nobody: Lines;
  told: Lines;
  told_nobody: Lines;
  /** To what is done to somebody. */
  greeted: Lines;
  thanked: Lines;
  provoked: Lines;
  comforted: Lines;
  attacked: Lines;
  gave: Lines;
  /** To what is done with things, or with nothing. */
  looked: Lines;
  listened: Lines;
  took: Lines;
  used: Lines;
  ate: Lines;
  went: Lines;
  waited: Lines;
  sounded: Lines;
  kept_silent: Lines;
  refused: Lines;
  supposed: Lines;
  /** To what says no deed; to what no scene can hold; where the author lets nobody stray. */
  nothing: Lines;
  impossible: Lines;
  fixed: Lines;
  /** Where the scenes have no more of it. */
  seen_all: Lines;
  /** Before what was said or done before, and before the choices by name. */
  said_before: Lines;
  done_before: Lines;
  open_ways: Lines;
}

/** What the narrator says of its own between an author's sentences. */
export interface Narration {
  /** To every line that no author answered, in a language without `Answers`. */
  answer?: string;
  /** Before sentences of the scene that are told again. */
  again: Lines;
  /** Before a sentence of an earlier scene. */
  back: string;
  /** What can be picked: to look closer at something, whose name follows, or where there is nothing to wait and listen. */
  lookCloser: string;
  stay: string;
  /** Ways that lie open as one question: between them, before the last, and its end. */
  ways: { comma: string; or: string; asked: string };
  /** Where a story has no written scenes; in the first language where a language has none. */
  noScenes?: string;
}

/**
 * How prose is told: the style of a story is read by it, and what a model writes is held against it. Words stand as they
 * are written, with their dots and nasal marks.
 */
export interface Prose {
  /** What shows the tense of a text, and whether "I" or "you" is told of; of languages whose style is read. */
  past?: Lines;
  present?: Lines;
  first?: Lines;
  second?: Lines;
  /** How verbs end by which "I" or "you" is told of as a woman, and as a man. */
  asShe?: Lines;
  asHe?: Lines;
  /** Words that change where the player's "I" is told as "you". */
  turned?: Lines;
  /** No sentence of some length is without one of these. */
  common?: Lines;
  /** In scripts with capitals: a word with one is somebody beside one of these verbs, unless it is nobody. */
  actorVerbs?: Lines;
  /** Verbs that such a word stands before alone. */
  peopleVerbs?: Lines;
  noActors?: Lines;
  /** In scripts without: verbs of saying, as they stand behind whoever says it. */
  says?: Lines;
  /** Beginnings of other verbs that somebody present does. */
  does?: Lines;
  /** Stands between whoever did something and what they did. */
  doerMark?: string;
  /** Behind a name: it is spoken of, and does nothing. */
  cases?: Lines;
  /** What may stand behind a name. */
  behindName?: Lines;
  /** What may stand before whoever acts, and who is nobody in particular. */
  small?: Lines;
  /** Verbs that players begin a deed with: in English with the past tense that no ending makes, in Hindi stems. */
  deedVerbs?: Lines;
}

/** What must be known of a language to read the scenes of its stories: words by themselves, and no phrases. */
export interface Reading {
  /** What people are, with whatever article or possessive stands before it: "captain", "mother". */
  roles?: Lines;
  /** They stand before a role or a thing, and are no part of its name: "the", "her". */
  articles?: Lines;
  /** Stands before the word for somebody or something that was told of already. */
  definite?: string;
  /** Articles that stay before a role: "her mother" is called so from then on. */
  owners?: Lines;
  /** Articles in whose place `definite` stands from then on: "a boy" is "the boy". */
  madeDefinite?: Lines;
  /** What becomes of a role before a postposition: लड़के से. All that is said of somebody in our words has one. */
  oblique?: Readonly<Record<string, string>>;
  /** They stand after whoever does something: ने. */
  doerMarks?: Lines;
  /** A sentence that begins with one of them goes on about whoever the sentence before was about. */
  pronouns?: Lines;
  /** Those of them that say nothing without the sentence before; all of them where this list is missing. */
  leaning?: Lines;
  /** A sentence that begins with one of them follows from the one before: "then", "but". */
  joins?: Lines;
  /** A sentence that begins with one of them goes on about the thing that the sentence before was about. */
  thingPronouns?: Lines;
  /** Words for things that the sentence before named, where something is done to them: "them". */
  objects?: Lines;
  /** Words of the player's character: a sentence that begins so tells what the player did. */
  player?: Lines;
  /** What people do who speak or act. A name beside one of them is a person. */
  personVerbs?: Lines;
  /** What only people do. Whatever stands beside one of them speaks, be it a heron. */
  speechVerbs?: Lines;
  /** What so many are that a word of like meaning names none of them. */
  anybody?: Lines;
  /** They begin sentences with a capital, or stand where a doer might, and are nobody's name. */
  noNames?: Lines;
  /** They stand before the names of places, or behind them. */
  placeMarks?: Lines;
  /** They tell how something is, and not what happened to it. */
  states?: Lines;
  /** Endings of the word before one of those that make it tell what is done: "जलाता है". */
  deedEndings?: Lines;
  /** Nothing in a scene is found by these alone. */
  vague?: Lines;
}

/** How a language tells that somebody died, that a thing was lost or came back, and that somebody uses it; `*` is its name. */
export interface Passing {
  dead: readonly string[];
  alive: readonly string[];
  /** What somebody who lives does, behind or before their name. */
  acts: readonly string[];
  lost: readonly string[];
  /** How players say that they part with something; it is lost where the telling has one of `gone`. */
  parts: readonly string[];
  gone: string;
  found: readonly string[];
  used: readonly string[];
  /** Where one of these stands, a sentence tells nothing of now. */
  aside: string;
  /** What may stand before a thing's name. */
  articles: RegExp;
}

/** That the player's character says something, in a story told of "I" or of "you". */
type Saying = Readonly<Record<"first" | "second", RegExp>>;

/** What is needed where a model tells, or a story has no scenes: regular expressions, and no phrases. */
export interface Telling {
  /** The choice that brings a story without scenes to its end; other ways in which players type it. */
  offer: string;
  typed?: RegExp;
  /** An ending without a title of its own. */
  theEnd: string;
  /** Before what an author never wants told. */
  never?: string;
  /** A part that ends the story; what is no prose. They are looked for in stories of all languages. */
  closes?: RegExp;
  noProse?: RegExp;
  /** The player's character speaks, by a verb; and behind speech that ends with a comma, whichever the verb. */
  says?: Saying;
  saysBehind?: Saying;
  passing?: Passing;
}

/** A language, as lists; one that is missing is empty. */
export interface Language {
  code: string;
  /** The language that Latin letters are read as, where nothing shows another. */
  isLatin?: boolean;
  /** Players of stories in any language type in it, too. */
  isTypedEverywhere?: boolean;
  /** Its endings are not known: a word of its lists stands for all that begin with it. */
  isBegun?: boolean;
  parts?: Parts;
  words?: Words;
  inflections?: Inflections;
  sayings?: Sayings;
  sounds?: Sounds;
  deeds?: Deeds;
  things?: Things;
  /** A file: on each line an English word, and what it is in the language. */
  glosses?: URL;
  moods?: Moods;
  frames?: Frames;
  acts?: Acts;
  answers?: Answers;
  narration?: Narration;
  polite?: Polite;
  prose?: Prose;
  reading?: Reading;
  remarks?: Remarks;
  people?: People;
  states?: States;
  talk?: Talk;
  telling?: Telling;
  goingOn?: GoingOn;
  impossible?: Impossible;
  katha?: Katha;
  messages?: Messages;
}
