import { isAllOne, isLockedEdge, type Edge } from "../../position/edges.ts";
import type { Heard, Position, StoryVersion } from "../../port.ts";
import { saidActs } from "../acts/act-groups.ts";
import { addressIn } from "../acts/addresses.ts";
import { heardLine, type HeardLine } from "../mood/heard-line.ts";
import { plain } from "../words/plain.ts";
import { isEveryday } from "./everyday.ts";
import type { Choice } from "./choice-words.ts";
import type { LexiconWord } from "./lexicon.ts";
import { fitsOf, isDenied, type Fit } from "./fits.ts";
import { foreignFrames, unframed, type Frame } from "./undone/frames.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { partsOf } from "../mood/parts.ts";
import { reservationsIn } from "./undone/reservations.ts";
import { isParticle, wordsOf, type SpokenWord } from "../words/spoken-words.ts";
import { calledFirst, isSameQuestion } from "./same-question.ts";
import { wordsOfStory } from "./story-words.ts";
import { thresholds } from "./thresholds.ts";
import { saysTooLittle, type TooLittle } from "./too-little.ts";
import { aided, weighingFor } from "./weighing/weighing-for.ts";

/**
 * What kept the likeliest choice from being taken: `mood`: such a line takes none here; `chance`: it is not likely enough;
 * `rival`: another may be meant; the form of the line; or a frame around its deed.
 */
export type Guard =
  | Frame
  | TooLittle
  | "mood"
  | "chance"
  | "rival"
  | "imagined"
  | "whether"
  | "undecided"
  | "everyday"
  | "long"
  | "question"
  | "otherQuestion"
  | "silence"
  | "twoDeeds";

/** What a typed line means for the plot; `line`: the part of it by which it means that. */
export type Meaning = { heard: Heard; line: HeardLine; heldBy?: Guard; isUndecided?: boolean } & (
  | { means: "edge"; edge: Edge }
  /** One that is uncertain, or two equally likely: the player is asked. */
  | { means: "ask"; edges: readonly Edge[] }
  | { means: "stay" }
);

const isOfLove = ({ wordings }: Choice): boolean =>
  wordings.some(({ words }) => words.some(({ senses }) => senses.includes(loveSense)));

/** A question to somebody, told: "ask uncle since when his hand shakes". */
const asksSomebody = phrasesOf(({ talk }) => talk?.asksSomebody);

const greets = ({ senses }: Pick<SpokenWord, "senses">) => senses.includes(":greet");
const mostWordsOfGreeting = 3;

/** "Hi, Sam": whoever only greets somebody does nothing else to them. */
function isGreeting(text: string): boolean {
  const words = wordsOf(text).filter((word) => !isParticle(word));
  const isDeed = (word: SpokenWord) => word.senses.some((sense) => sense.startsWith(":"));
  return (
    words.length <= mostWordsOfGreeting &&
    words.some(greets) &&
    words.every((word) => greets(word) || !isDeed(word))
  );
}

const isToSpeak = (choice: Choice) =>
  choice.isToSay() || choice.wordings.some(({ words }) => words.some(greets));

/** The choices that a line in this mood may mean; for mere speech, those that say the same. */
function candidates(
  story: StoryVersion,
  edges: readonly Edge[],
  { mood, text }: HeardLine,
): readonly Edge[] {
  if (mood === "supposed") return [];
  const { choiceOf } = wordsOfStory(story);
  const isDeed = mood === "done" || mood === "imagined";
  const open = isDeed ? edges : edges.filter((edge) => choiceOf(edge).isSpoken());
  if (asksSomebody.test(plain(text).trim())) return open.filter((edge) => isToAsk(choiceOf(edge)));
  if (isGreeting(text)) return open.filter((edge) => isToSpeak(choiceOf(edge)));
  const address = addressIn(text);
  if (address === undefined) return open;
  if (address === "love") return open.filter((edge) => isOfLove(choiceOf(edge)));
  return open.filter((edge) =>
    choiceOf(edge).wordings.some((wording) => addressIn(wording.plain) === address),
  );
}

/** How the vocabulary names it. */
const loveSense = "~love";

/** Nobody who was learnt from said a choice of which only its own words are known in more words. */
const mostWordsTaken = 30;

const rounded = (fit: number) => Math.round(fit * 100) / 100;

/** Whether another choice may be meant as well: by the same words, or by words of its own. */
function isRival(best: Fit, { fit, fitAlone, evidence }: Fit, rival: number): boolean {
  return (
    fit >= rival * best.fit ||
    (fitAlone >= thresholds.rivalAlone && evidence.coveredAlone >= thresholds.rivalShare)
  );
}

function likeliest(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  line: HeardLine,
): Meaning {
  const { mood, isWhether, isUndecided } = line;
  const open = candidates(story, edges, line);
  const fits = open.length === 0 ? [] : fitsOf(story, position, edges, line);
  const ranked = fits
    .filter(({ edge }) => open.includes(edge))
    .toSorted((left, right) => right.fit - left.fit);
  const [best, second] = ranked;
  const heard: Heard = { fit: rounded(best?.fit ?? 0), next: rounded(second?.fit ?? 0), mood };
  if (best === undefined) return { means: "stay", heard, line, heldBy: "mood", isUndecided };
  const isSame =
    second !== undefined && isAllOne(story.graph, position.node, [best.edge, second.edge]);
  const fit = isSame ? best.fit + second.fit : best.fit;
  const weighing = weighingFor(edges);
  const isUnaided = weighing !== aided;
  const { taken, rival, asked, beside } = weighing.thresholds;
  const { nearlySaid } = thresholds;
  const either = isSame ? fit : fit + (second?.fit ?? 0);
  const isOfAnyScene = isEveryday(line.text);
  const isLong = isUnaided && line.text.split(/\s+/u).length > mostWordsTaken;
  const byWords = best.fitAsWorded + (second?.fitAsWorded ?? 0);
  const isLikely = isOfAnyScene
    ? either >= thresholds.askedEveryday
    : (either >= asked && !isLong) || (isUnaided && byWords >= nearlySaid.asked);
  if (!isLikely) return { means: "stay", heard, line, heldBy: "chance", isUndecided };
  const isClear = isSame || second === undefined || !isRival(best, second, rival);
  const asWorded = isSame ? byWords : best.fitAsWorded;
  const isNearlySaid = isUnaided && asWorded >= nearlySaid.byWords;
  const isMeant = fit >= taken || (isNearlySaid && fit >= nearlySaid.byRest);
  const heldBy = ((): Guard | undefined => {
    if (mood === "imagined") return "imagined";
    if (isWhether) return "whether";
    if (isUndecided) return "undecided";
    if (isOfAnyScene) return "everyday";
    if (isLong) return "long";
    if (!isMeant) return "chance";
    return isClear ? undefined : "rival";
  })();
  if (heldBy === undefined) return { means: "edge", edge: best.edge, heard, line };
  const meant = ranked
    .slice(0, 2)
    .filter((one) => one === best || isUndecided || one.fit >= beside || isRival(best, one, rival));
  return { means: "ask", edges: meant.map(({ edge }) => edge), heard, line, heldBy, isUndecided };
}

/** A question alone: "who will tell him?", "Abinash-babu, where were you?". */
const isOnlyAsked = ({ mood, text }: HeardLine) =>
  mood === "asked" && !/[,;]/u.test(text.replace(calledFirst, ""));

/** Who asks what, who or why wants an answer, and does nothing; who asks whether may be about to. */
const isToBeAnswered = (line: HeardLine) =>
  isOnlyAsked(line) && !line.isWhether && wordsOf(line.text).some(({ isQuestion }) => isQuestion);

/** What tells of oneself: "it is me who rings it". */
const ofOneself = phrasesOf(({ talk }) => talk?.saysI);

/** Who only tells something of themselves does what a choice to say it is. */
const isSaidByTelling = (choice: Choice, { text }: HeardLine) =>
  choice.isToSay() && ofOneself.test(plain(text));

/** Who keeps quiet about something does not tell it, though the rest of the line is that. */
function isKeptBack(story: StoryVersion, choice: Choice, { text }: HeardLine): boolean {
  const isSilent = ({ senses }: LexiconWord) => senses.includes(":silence");
  const acts = choice.isToSay() ? wordsOfStory(story).actsOf(text) : [];
  return (
    acts.includes("keep_silent") &&
    !acts.some((act) => saidActs.has(act)) &&
    !choice.lexicon.words.some(isSilent)
  );
}

/** From this share of asking wordings on, taking the choice means asking. */
const askingShare = 0.15;

/** Whether taking a choice means asking: its wordings ask, or say that someone does. */
function isToAsk({ wordings }: Choice): boolean {
  const asking = wordings.filter(
    ({ isQuestion, words }) => isQuestion || words.some(({ senses }) => senses.includes(":ask")),
  );
  return asking.length >= askingShare * wordings.length;
}

/** What a line means by its words; a choice is not taken where a frame around its deed leaves it undone. */
function meaningIn(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  line: HeardLine,
): Meaning {
  const own = likeliest(story, position, edges, line);
  const { choiceOf } = wordsOfStory(story);
  const meant = own.means === "edge" ? [own.edge] : own.means === "ask" ? own.edges : [];
  const { heard } = own;
  if (isToBeAnswered(line) && meant.length > 0 && !meant.some((one) => isToAsk(choiceOf(one))))
    return { means: "stay", heard, line, heldBy: "question" };
  if (own.means !== "edge") return own;
  const { edge } = own;
  const choice = choiceOf(edge);
  const asked: Meaning = { means: "ask", edges: [edge], heard, line };
  if (isOnlyAsked(line) && !isToAsk(choice)) return { ...asked, heldBy: "question" };
  const isAsking = line.mood === "asked" || asksSomebody.test(plain(line.text).trim());
  if (isAsking && isToAsk(choice) && !isSameQuestion(wordsOfStory(story), line.text, choice))
    return { ...asked, heldBy: "otherQuestion" };
  if (isKeptBack(story, choice, line)) return { ...asked, heldBy: "silence" };
  const held = foreignFrames(
    line.text,
    choice.wordings.map((wording) => wording.plain),
  ).filter((frame) => frame !== "onlyTold" || !isSaidByTelling(choice, line));
  const [heldBy] = held;
  if (heldBy === undefined) return own;
  const text = unframed(line.text, held);
  const beside = text === "" ? undefined : likeliest(story, position, edges, { ...line, text });
  const isMeant = beside?.means === "edge" && beside.edge === edge;
  return isMeant ? own : { ...asked, heldBy };
}

const asDone = (text: string): HeardLine => ({
  text,
  mood: "done",
  isWhether: false,
  isUndecided: false,
});

/** Whether part of a line only calls or greets someone: "Tunu! Tunu!", "Namaste." */
function isOnlyCall(story: StoryVersion, text: string): boolean {
  const { names, namesIn, formsOf } = wordsOfStory(story);
  const named = formsOf(namesIn(text));
  return wordsOf(text, names).every(
    (word) => isParticle(word) || named.has(word.form) || word.senses.includes(":greet"),
  );
}

/** The most parts a line is split into. */
const mostParts = 8;

/** Two choices meant by the two halves of a line: "hide it or burn it". */
function twoMeant(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  deed: string,
): Meaning | undefined {
  const parts = partsOf(deed);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const isOther = (left: Edge, right: Edge) =>
    left !== right && !isAllOne(story.graph, position.node, [left, right]);
  let plainly: Edge | undefined;
  let before: Edge | undefined;
  for (const { text, isOr } of parts) {
    const own = meaningIn(story, position, edges, asDone(text));
    const [first] = own.means === "edge" ? [own.edge] : own.means === "ask" ? own.edges : [];
    const other = isOr ? before : own.means === "edge" ? plainly : undefined;
    if (other && first && isOther(other, first))
      return { ...own, means: "ask", edges: [other, first], heldBy: "twoDeeds" };
    before = first;
    if (own.means === "edge") plainly = own.edge;
  }
  return undefined;
}

/**
 * What a line means by its words: as a whole, else by the first of its deeds that clearly means a choice. What is
 * asked, supposed or quoted moves the story only where a choice means saying exactly that.
 */
function meaningByWords(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  said: string,
): Meaning {
  const line = heardLine(said, story.language);
  const whole = meaningIn(story, position, edges, line);
  if (line.isUndecided || reservationsIn(said).has("takenBack")) return whole;
  for (const deed of line.done) {
    const two = twoMeant(story, position, edges, deed);
    if (two !== undefined) return two;
    if (line.done.length < 2) return whole;
    if (isOnlyCall(story, deed)) continue;
    const own = meaningIn(story, position, edges, asDone(deed));
    if (own.means === "edge" && !isDenied(own.edge, said)) return own;
  }
  return whole;
}

/** What a line means; one that says too little to tell a choice from anything else takes none that is open. */
export function meaningOf(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  said: string,
): Meaning {
  const meaning = meaningByWords(story, position, edges, said);
  if (meaning.means !== "edge" || isLockedEdge(meaning.edge)) return meaning;
  const { edge, heard, line } = meaning;
  const heldBy = saysTooLittle(story, position, said, edge.text);
  return heldBy === undefined ? meaning : { means: "ask", edges: [edge], heard, line, heldBy };
}
