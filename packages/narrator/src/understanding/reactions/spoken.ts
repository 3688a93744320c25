import { nodeNamed, type ActKind, type Meant, type Spoken } from "@katha/storygraph";
import type { Passage, Position, StoryVersion } from "../../port.ts";
import { actsIn } from "../acts/act.ts";
import { isLeftUndone } from "../choices/undone/left-undone.ts";
import { reservationsIn } from "../choices/undone/reservations.ts";
import * as sentence from "../mood/sentence.ts";
import type { Clause } from "../mood/mood.ts";
import { namedIn, othersIn, type Named } from "../named.ts";
import { bibleOf } from "../../bible/bible.ts";
import { heOrShe, pronounIn } from "../he-or-she.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";
import { termsOf } from "../words/terms.ts";
import { isTo, withoutAddressed, withoutCall, withoutNames } from "./addressing.ts";
import { coveredIn } from "./covered.ts";
import { claimsDeed } from "./claims.ts";
import { withOwnName } from "./own-name.ts";
import { tellsOfMe } from "./tells-of-me.ts";
import { sharedWordsIn } from "./topics.ts";

/** Acts that can be a remark: "I'm sorry", "you're a fool". */
const inWords = new Set<ActKind>([
  "greet",
  "thank",
  "apologise",
  "forgive",
  "comfort",
  "insult",
  "threaten",
  "warn",
  "promise",
  "lie",
  "confess",
  "agree",
  "refuse",
]);

/** Acts on a person: without a name, whoever is present is meant. */
const toSomebody = new Set<ActKind>([
  ...inWords,
  "ask",
  "tell",
  "say_aloud",
  "call",
  "lie",
  "show",
  "give",
  "pay",
  "help",
  "wake",
  "touch",
  "kiss",
  "attack",
  "follow",
]);

const pronoun = phrasesOf(({ talk }) => talk?.pronouns);

/** Acts that are only speech. */
export const saying: readonly ActKind[] = ["say_aloud", "tell", "ask"];

/** Acts in words about what was done: "I'm sorry I threw it", "thank you for waiting". */
const aboutDeeds = new Set<ActKind | undefined>(["apologise", "thank", "confess"]);
/** "I tell her that I hid it", "I say he looks tired": what follows is only said. */
const tellsThat = phrasesOf(({ talk }) => talk?.tellsThat);

/** Whether a line only mentions the deeds it names. */
const isOnlySaid = (text: string, [first]: readonly ActKind[]) =>
  aboutDeeds.has(first) || (first === "tell" && tellsThat.test(plain(text)));

/** "You have my father's ears", "you look cold": a remark about someone, whatever deeds its words name. */
const tellsWhatYouAre = phrasesOf(({ talk }) => talk?.youAre);
/** "I've never seen it blue", "his hand shouldn't shake": nothing is refused. */
const tellsWhatIsNot = phrasesOf(({ talk }) => talk?.isNot);
/** "Should I stay up?", "can I see it?": a question to those present, not an act. */
const asksWhatToDo = phrasesOf(({ talk }) => talk?.asksWhatToDo);

/** A line without a deed of the player's own is said to whoever is there; so is one about what another ought to do. */
function actsOf({ text, mood }: Clause, heard: readonly ActKind[]): readonly ActKind[] {
  const isOwnLie = heard[0] === "lie";
  if (mood === "done" && !isOwnLie && isLeftUndone(text)) return ["refuse", ...saying];
  const line = plain(text);
  const isOfAnother = mood !== "asked" && sentence.isOfAnother(line);
  const isRemark =
    mood === "done" &&
    (reservationsIn(text).has("remarked") ||
      tellsWhatYouAre.test(line) ||
      tellsWhatIsNot.test(line));
  const all = isOfAnother ? [] : heard;
  if (mood === "done" && claimsDeed(line)) return ["confess", ...saying];
  if (mood === "imagined" && asksWhatToDo.test(line)) return ["ask", "tell", ...all];
  const isSaid = isOnlySaid(text, all);
  const isInWords = (act: ActKind) => inWords.has(act) || (isSaid && saying.includes(act));
  // Deeds that are only thought or mentioned are not acts.
  const isUndone = isRemark || isSaid || mood === "imagined";
  const acts = isUndone ? all.filter(isInWords) : all;
  if (isRemark && acts.every((act) => act === "refuse")) return [...acts, ...saying];
  return acts.length === 0 ? saying : acts;
}

interface Speaking {
  story: StoryVersion;
  position: Position;
  passages: readonly Passage[];
  /** The earlier part of the same line. */
  saidBefore?: readonly string[];
}

/** "I kick the stool", "I hit his drum": done to a thing, whoever owns it. */
const blow = phrasesOf(({ talk }) => talk?.blows);
/** A part of a body, or a person. */
const ofSomebody = phrasesOf(({ talk }) => talk?.ofSomebody);

/** Whether an act usually done to a person is done to a thing. */
export function isDoneToThing(
  { story, position }: Pick<Speaking, "story" | "position">,
  text: string,
  acts: readonly ActKind[],
): boolean {
  if (acts.some((act) => inWords.has(act) || saying.includes(act))) return false;
  const what = blow.exec(plain(text))?.groups?.["what"];
  if (what === undefined || ofSomebody.test(what)) return false;
  return namedIn(story, position, what).every(({ kind }) => kind !== "person");
}

/** For so many turns of a scene a conversation goes on without the name. */
const talkLasts = 3;

/** "You" is the person the player was talking with. */
const you = phrasesOf(({ talk }) => talk?.you);

/** "Are you sad", "what would you do", "is your mother alive": questions to a person about themselves. */
const asksOfYou = phrasesOf(({ talk }) => talk?.asksOfYou);

/** "You ought to be ashamed", "Meera, you're cold". */
const tellsOfYou = phrasesOf(({ talk }) => talk?.tellsOfYou);

/**
 * Who of those present is addressed by a line without a name: by "he" or "she", else anyone. The person one was
 * talking with comes first, and alone where the line says "you" or named them before.
 */
function meantOf(
  { story, position, passages, saidBefore = [] }: Speaking,
  text: string,
  all: readonly string[],
): Meant[] {
  const wanted = pronounIn(text);
  const people = bibleOf(story.bible).cast;
  const fit = all.filter((name) => {
    const one = people.find((other) => other.name === name);
    return wanted === undefined || one === undefined || heOrShe(one) === wanted;
  });
  const others = fit.length > 0 ? fit : all;
  const before = passages.slice(-talkLasts).filter(({ node }) => node === position.node);
  const lastOf = (lines: readonly string[]) =>
    lines
      .toReversed()
      .map((line) => namedIn(story, position, line).map(({ name }) => name))
      .map((names) => others.filter((name) => names.includes(name)))
      .find((names) => names.length > 0);
  const inLine = lastOf(saidBefore);
  const spokenWith = inLine ?? lastOf(before.map(({ said }) => said ?? ""));
  const isOnlyTo = inLine !== undefined || you.test(plain(text));
  const meant = spokenWith !== undefined && isOnlyTo ? spokenWith : others;
  return meant.map((name) => ({
    name,
    isNamed: false,
    isSpokenWith: spokenWith?.includes(name) === true,
  }));
}

/** A topic that speaks of somebody or something by a pronoun: "he is cracked". */
const ofHim = phrasesOf(({ talk }) => talk?.ofHim);

/** Where a topic says "he", or somebody owns to a deed, the thing that a line names takes nothing from the topic. */
function coveredWith(
  story: StoryVersion,
  line: string,
  named: readonly Named[],
  isClaim: boolean,
): (topics: readonly string[]) => number {
  const covered = coveredIn(story, line);
  const things = named.filter(({ kind, isHere }) => kind === "thing" && isHere);
  const bare = withoutNames(line, things);
  if (things.length === 0 || termsOf(bare).length === 0) return covered;
  const beside = coveredIn(story, bare);
  return (topics) =>
    isClaim || topics.some((topic) => ofHim.test(plain(topic)))
      ? Math.max(covered(topics), beside(topics))
      : covered(topics);
}

/** What a clause says, as far as authored answers depend on it. */
export function spokenOf(speaking: Speaking, clause: Clause): Spoken {
  const { story, position, passages } = speaking;
  const { text } = clause;
  const heard = actsIn(clause);
  const acts = actsOf(clause, heard);
  const isToSomebody = acts.some((act) => toSomebody.has(act));
  const named = namedIn(story, position, text);
  const about = named.filter(({ kind, isHere }) => isHere || (kind === "person" && !isToSomebody));
  const isToOne = named.some((one) => one.kind === "person" && (one.isHere || isTo(text, one)));
  const cast = nodeNamed(story.graph, position.node)?.cast ?? [];
  const others = isToOne || !isToSomebody ? [] : meantOf(speaking, text, othersIn(story, cast));
  const before = passages.at(-1)?.said ?? "";
  const meant =
    named.length === 0 && pronoun.test(plain(text))
      ? namedIn(story, position, before).filter(({ isHere }) => isHere)
      : [];
  const people = new Set(bibleOf(story.bible).cast.map(({ name }) => name));
  const isToThing = isDoneToThing(speaking, text, acts);
  const line = withOwnName(story, position, withoutCall(text, named));
  const isClaim = clause.mood === "done" && claimsDeed(plain(text));
  const isHeard = others.length > 0 || about.some(({ kind }) => kind === "person");
  const isOfYou =
    isHeard && (clause.mood === "asked" ? asksOfYou : tellsOfYou).test(plain(line).trim());
  // The topic is the person addressed, not the thing that is named along the way.
  const doneTo = (one: Meant): Meant => ({
    ...one,
    isBeside: people.has(one.name) ? isToThing : isOfYou,
  });
  return {
    acts,
    about: [
      ...about.map(({ name }) => ({ name, isNamed: true })),
      ...others,
      ...meant.map(({ name }) => ({ name, isNamed: false })),
    ].map(doneTo),
    isOfMe: clause.mood === "done" && tellsOfMe(text) && !acts.some((act) => inWords.has(act)),
    isOfYou,
    sharedWords: sharedWordsIn(line, {
      isOnlySaid: clause.mood === "done" && isOnlySaid(text, heard),
      isOfPerson: named.some(({ kind }) => kind === "person"),
    }),
    coveredBy: coveredWith(story, withoutAddressed(line, named), named, isClaim),
  };
}
