import type { Edge } from "../../position/edges.ts";
import type { HeardLine } from "../mood/heard-line.ts";
import { bareWords, plain } from "../words/plain.ts";
import { isParticle, wordsOf, type SpokenWord } from "../words/spoken-words.ts";
import { isRefusing } from "./choice-words.ts";
import { isBareDeed } from "./everyday.ts";
import { lineInScene, type ChoiceInScene, type LineInScene } from "./line-in-scene.ts";
import { closenessOf, nothingNear, type Closeness } from "./closeness.ts";
import { most, sum } from "./numbers.ts";
import { isSpoken } from "./spoken.ts";
import { reservationsIn, type Reservation } from "./undone/reservations.ts";
import { subjectOf } from "./undone/subject.ts";
import type { StoryWords } from "./story-words.ts";

/** What speaks for a choice and against it, each as a number that is about as large as 1. */
export interface Evidence extends Record<string, number> {
  /** The same for all. */
  always: number;
  /** How much of the line the choice has, and what share, with its deed or without; and the share that it alone has. */
  amount: number;
  coveredWithDeed: number;
  coveredWithoutDeed: number;
  alone: number;
  /** The share of the line that another choice has. */
  rivalCovered: number;
  /** How much better the best of the wordings fits than those of other choices, and how much of it is in the line; of a short one less. */
  wordingLead: number;
  wordingCovered: number;
  longWordingCovered: number;
  /** How many sounds they share. */
  pieces: number;
  piecesLead: number;
  /** How well what it must not be taken for fits, and how much better. */
  other: number;
  otherLead: number;
  otherPieces: number;
  /** The same where words only mean nearly the same: of words, of wordings, of the line as a whole. */
  nearCovered: number;
  nearAmount: number;
  nearAmountCovered: number;
  nearWording: number;
  nearWordingLead: number;
  nearWordingsLead: number;
  wholes: number;
  wholesLead: number;
  centre: number;
  wholeOther: number;
  wholeOtherLead: number;
  /** The deeds of the line: whether they are the choice's. */
  deed: number;
  firstDeed: number;
  foreignFirst: number;
  foreignOnly: number;
  deedless: number;
  /** The line does to somebody what people do in any scene, and the choice does not. */
  otherGesture: number;
  /** What the line says against its own deed, and the choice, mostly, does not say. */
  byAnother: number;
  toAnother: number;
  forbidden: number;
  passedOver: number;
  pretended: number;
  /** Somebody by name is told to do it, whom the choice, mostly, does not name. */
  toNamed: number;
  putOff: number;
  takenBack: number;
  inMind: number;
  wished: number;
  sensed: number;
  /** 0 for a choice that is to say something, which a remark may be. */
  remarked: number;
  /** Words that no choice has: known nowhere, of the scene's text, of other scenes' choices. */
  unknown: number;
  unknownInMany: number;
  inText: number;
  inStory: number;
  /** How much likelier it is by how many of the wordings have the line's words. */
  likelier: number;
  /** How it is said, in how many words. */
  length: number;
  mark: number;
  asked: number;
  askedToAsk: number;
  /** A question that fits best the wording that is one. */
  askedAlike: number;
  imagined: number;
  supposed: number;
  /** Whether both refuse. */
  clash: number;
  sameMind: number;
  otherMind: number;
  /** The line begins with "no" or "don't", and does nothing after that which the choice does. */
  refusedFirst: number;
  /** All of the line that the choice has is refused by the last word, which hardly a wording of it does. */
  refusedLast: number;
  /** A wording stands in it as it is. */
  told: number;
  single: number;
  /** It is one word, or two without a deed ("nice people"), and few of the wordings have any of them. */
  stray: number;
  /** The share of the people, things and places it names that the choice names too, or does not. */
  names: number;
  otherNames: number;
  /** It has a name of the choice, and of the rest of its words hardly a wording has any: "I look at the lamp", to steal it. */
  onlyNamed: number;
  /** A choice without aliases is told less of. */
  bare: number;
  wordingOfBare: number;
}

const refuses =
  /^(?:i (?:won't|wouldn't|shouldn't|mustn't|couldn't|cannot|needn't|daren't|will (?:\w+ )?not|do (?:\w+ )?not|don't|am (?:\w+ )?not|can't|refuse)|i'm (?:\w+ )?not|don't|do not|never(?! ?mind)|no\b|not\b)|(?<!\p{L})(?:मत|नहीं|नको|नाही|nahi|nahin|mat|نہیں|مت|না|மாட்டேன்|வேண்டாம்|இல்லை)(?!\p{L})/u;

/** What people do to each other in any scene: it means a choice only where the choice is to do just that. */
const gestures = new Set(
  ":thank :greet :insult :threaten :promise :lie :comfort :kiss :hug :apologise :forgive :fight :kill :pray".split(
    " ",
  ),
);

/** Who is told to do it: "Kanka, tip the bowl", "रामदीन, तुम देखो", "bittu tu ja". */
const addressee =
  /^(?:[\p{L}\p{M}'-]+ ){0,2}[\p{L}\p{M}'-]+(?=, (?!(?:i|i'll|i'm|i've|i'd|we|let|let's|my|main|mai|mera|meri|mujhe|मैं|मेर[ाीे]|मुझे|मी|আমি|நான்|میں)(?![\p{L}\p{M}'])))|^(?:[\p{L}\p{M}'-]+,? ){1,2}(?=(?:you|tum|tu|aap|tumhi|तुम|तू|आप|तुम्ही|তুমি|তুই|আপনি|நீ|நீங்க|تم|آپ)(?![\p{L}\p{M}']))/u;

/** "I shout", where somebody once said so of a choice that is something else; "I leave", where there is more than one thing to leave. */
const leastShare = { ofWord: 0.2, ofBareDeed: 0.5 };

/**
 * A word beside a name is the choice's own where at least so large a share of its wordings has it: most for what one may do
 * with anything that is there, less for deeds that many words stand for, least for any other word.
 */
const besideName: readonly (readonly [least: number, deeds: ReadonlySet<string>])[] = [
  [0.25, new Set([":look", ":touch", ":listen", ":smell", ":count", ":point"])],
  [0.15, new Set([":go", ":take", ":say", ":ask", ":put", ":give"])],
];
const leastBesideName = 0.05;
/** Who says more than this beside a name means something by it. */
const mostBesideName = 2;
const leastShareOf = (word: SpokenWord | undefined) =>
  besideName.find(([, deeds]) => word?.senses.some((sense) => deeds.has(sense)))?.[0] ??
  leastBesideName;

/** A choice to refuse is one that more of its wordings than this do. */
const mostRefusing = 0.1;

/** More words than these make a line no longer. */
const mostWords = 20;

const between = (least: number, value: number, largest: number) =>
  Math.max(least, Math.min(largest, value));

const shareOf = <One>(list: readonly One[], is: (one: One) => boolean) =>
  list.length === 0 ? 0 : list.filter(is).length / list.length;

/** How much likelier a choice is by how many of its wordings have the line's words. */
function likelierOf(story: StoryWords, { words, choices }: LineInScene): number[] {
  return choices.map((choice) =>
    sum(
      words.map((word, at) => {
        const rivals = choices.map((one) => (one === choice ? 0 : (one.shares[at] ?? 0)));
        const others = Math.max(story.share(word), ...rivals);
        const ratio = Math.log(((choice.shares[at] ?? 0) + 0.05) / (others + 0.05));
        return between(-1, ratio, 3) * story.rarity(word);
      }),
    ),
  );
}

const isAlike = (one: SpokenWord, other: SpokenWord | undefined) =>
  one.form === other?.form || one.senses.some((sense) => other?.senses.includes(sense));

/** A refused word that the choice, mostly, does not refuse, or the other way about. */
function isClash({ words }: LineInScene, { wordings }: ChoiceInScene, at: number): boolean {
  const word = words[at];
  const same = wordings.flatMap((wording) => wording.words).filter((one) => isAlike(one, word));
  const other = same.filter((one) => one.isRefused !== word?.isRefused);
  return other.length > same.length / 2;
}

/** The line's last word refuses all that it shares with the choice, which hardly a wording of the choice refuses. */
function isRefusedAtEnd({ words }: LineInScene, { wordings, met }: ChoiceInScene): boolean {
  const shared = words.filter((_, at) => (met[at] ?? 0) > 0);
  if (words.length < 2 || shared.length === 0 || !shared.every(({ isInRefusal }) => isInRefusal))
    return false;
  const refusesToo = shareOf(wordings, (wording) =>
    wording.words.some((one) => one.isInRefusal && shared.some((word) => isAlike(one, word))),
  );
  return refusesToo < mostRefusing;
}

/** "Framji once burned his lip": something is told of whom or what the story knows by that name. */
function tellsOfNamed(story: StoryWords, said: string): boolean {
  const subject = subjectOf(said);
  if (subject === undefined) return false;
  const forms = story.formsOf(story.namesIn(subject));
  return wordsOf(subject, story.names).some(({ form }) => forms.has(form));
}

/** What speaks for each choice of a scene, and against it. */
export function evidenceOf(
  story: StoryWords,
  node: string,
  edges: readonly Edge[],
  { text, mood }: HeardLine,
): { edge: Edge; evidence: Evidence }[] {
  const line = lineInScene(story, edges, text);
  const { words, weights, total, choices } = line;
  const here = story.textOf(node);
  const said = plain(text);
  const reserved = reservationsIn(text);
  const bareText = ` ${bareWords(text)} `;
  const isNo = isRefusing(text) || words.some(({ isRefused }) => isRefused);
  const isRefusal = refuses.test(said) || words[0]?.isRefused === true;
  const likelier = likelierOf(story, line);
  const deeds = words.flatMap(({ senses, isRefused }, at) =>
    !isRefused && senses.some((sense) => sense.startsWith(":")) ? [at] : [],
  );
  const gestured = deeds.filter((at) => words[at]?.senses.some((sense) => gestures.has(sense)));
  const weighed = (partOf: (at: number) => number) =>
    sum(weights.map((weight, at) => weight * partOf(at))) / total;
  const share = (is: (at: number) => boolean) => weighed((at) => (is(at) ? 1 : 0));
  const covers = choices.map(({ met }) =>
    sum(weights.map((weight, at) => weight * (met[at] ?? 0))),
  );
  const isMetAtAll = (at: number) => choices.some(({ met }) => (met[at] ?? 0) > 0);
  const isUnknown = (at: number) => !isMetAtAll(at) && !here.has(words[at]?.form ?? "");
  const isOfStory = (at: number) => words[at] !== undefined && story.share(words[at]) > 0;
  const bests = choices.map(({ fits }) => most(fits.map(({ fit }) => fit)));
  const piecesOfAll = choices.map(({ fits }) => most(fits.map(({ pieces }) => pieces)));
  const close = closenessOf(story, line);
  const nearAny = words.map((_, at) => most(close.map((one) => one.words[at] ?? 0)));
  const unknown = weighed((at) => (isUnknown(at) && !isOfStory(at) ? 1 - (nearAny[at] ?? 0) : 0));
  const named = story.namesIn(text);
  const namedForms = story.formsOf(named);
  const called = story.namesIn(addressee.exec(said)?.[0] ?? "");
  const telling = words.flatMap((word, at) => (isParticle(word) ? [] : [at]));
  const isOfNamed = tellsOfNamed(story, said);
  const beside = telling.filter((at) => {
    const word = words[at];
    return word !== undefined && !word.isQuestion && !namedForms.has(word.form);
  });
  const isRemark = telling.length === 2 && deeds.length === 0 && named.length === 0;
  // "I get up" says no more than "up".
  const only = telling.length === 0 ? words.map((_, at) => at) : telling;
  const few = telling.length < 2 || isRemark ? only : [];
  const isBare = isBareDeed(words) && choices.length > 1;
  const least = isBare ? leastShare.ofBareDeed : leastShare.ofWord;
  const butOne = (all: readonly number[], at: number) => all.filter((_, other) => other !== at);

  return choices.map((choice, own) => {
    const { edge, wordings, names, met, fits, otherFits } = choice;
    const isMet = (at: number) => (met[at] ?? 0) > 0;
    const covered = (covers[own] ?? 0) / total;
    const amount = Math.min(1, (covers[own] ?? 0) / 2.5);
    const wording = bests[own] ?? 0;
    const pieces = piecesOfAll[own] ?? 0;
    const deed = deeds.some(isMet) ? 1 : 0;
    const [first] = deeds;
    const other = most(otherFits.map(({ fit }) => fit));
    const bestWhere = (is: boolean) =>
      most(fits.filter((_, at) => wordings[at]?.isRefusing === is).map(({ fit }) => fit));
    const bestAsked = most(
      fits.filter((_, at) => wordings[at]?.isQuestion === true).map(({ fit }) => fit),
    );
    const mind = bestWhere(isNo) - bestWhere(!isNo);
    const clash = share((at) => isMet(at) && isClash(line, choice, at));
    const isSaidWhole =
      mood === "done" &&
      !isNo &&
      words.length > 0 &&
      wordings.some((one) => one.bare !== "" && bareText.includes(` ${one.bare} `));
    const ratio = likelier[own] ?? 0;
    const mine = close[own] ?? nothingNear;
    const lead = (of: (one: Closeness) => number) => of(mine) - most(butOne(close.map(of), own));
    const nearCovered = weighed((at) => mine.words[at] ?? 0);
    const nearAmount = Math.min(1, (nearCovered * total) / 2.5);
    const isUnaided = wordings.length < 2 ? 1 : 0;
    const reserves = (kind: Reservation) =>
      reserved.has(kind) ? 1 - shareOf(wordings, (one) => one.reserved.has(kind)) : 0;
    const toldOf = isOfNamed ? 1 - shareOf(wordings, (one) => tellsOfNamed(story, one.plain)) : 0;
    const evidence: Evidence = {
      always: 1,
      amount,
      coveredWithDeed: covered * deed,
      coveredWithoutDeed: deeds.length === 0 ? covered : 0,
      alone: share((at) => isMet(at) && choices.every((one) => one === choice || !one.met[at])),
      rivalCovered: most(butOne(covers, own)) / total,
      wordingLead: wording - most(butOne(bests, own)),
      wordingCovered: most(fits.map((one) => one.covered)),
      longWordingCovered: most(
        fits.map((one, at) => one.covered * Math.min(1, (wordings[at]?.words.length ?? 0) / 4)),
      ),
      pieces,
      piecesLead: pieces - most(butOne(piecesOfAll, own)),
      other,
      otherLead: Math.max(0, other - wording),
      otherPieces: Math.max(0, most(otherFits.map((one) => one.pieces)) - pieces),
      nearCovered,
      nearAmount,
      nearAmountCovered: nearAmount * nearCovered,
      nearWording: mine.wording,
      nearWordingLead: lead((one) => one.wording),
      nearWordingsLead: lead((one) => one.wordings),
      wholes: mine.wholes,
      wholesLead: lead((one) => one.wholes),
      centre: mine.centre,
      wholeOther: mine.wholeOther,
      wholeOtherLead: Math.max(0, mine.wholeOther - mine.whole),
      deed,
      firstDeed: first !== undefined && isMet(first) ? 1 : 0,
      foreignFirst: first !== undefined && !isMet(first) ? 1 : 0,
      foreignOnly: deeds.length > 0 && deed === 0 ? 1 : 0,
      deedless: deeds.length === 0 ? 1 : 0,
      otherGesture: gestured.length > 0 && !gestured.some(isMet) ? 1 : 0,
      byAnother: reserves("byAnother"),
      toAnother: reserves("toAnother"),
      forbidden: reserves("forbidden"),
      passedOver: reserves("passedOver"),
      pretended: reserves("pretended"),
      toNamed:
        called.length > 0 && deeds.length > 0 && !isSpoken({ text: edge.text })
          ? 1 - shareOf(wordings, (one) => story.namesOf(one).some((name) => called.includes(name)))
          : 0,
      putOff: reserves("putOff"),
      takenBack: reserves("takenBack"),
      inMind: reserves("inMind"),
      wished: reserves("wished"),
      sensed: reserves("sensed"),
      remarked: isSpoken({ text: edge.text }) ? 0 : Math.max(reserves("remarked"), toldOf),
      unknown,
      unknownInMany: words.length > 3 ? unknown : 0,
      inText: share((at) => !isMetAtAll(at) && !isUnknown(at)),
      inStory: share((at) => isUnknown(at) && isOfStory(at)),
      likelier: Math.sign(ratio) * Math.log1p(Math.abs(ratio)),
      length: Math.min(1, text.split(/\s+/u).length / mostWords),
      mark: /[?؟]/u.test(text) ? 1 : 0,
      asked: mood === "asked" ? 1 : 0,
      askedToAsk:
        mood === "asked" ? wordings.filter((one) => one.isQuestion).length / wordings.length : 0,
      askedAlike: mood === "asked" ? bestAsked : 0,
      imagined: mood === "imagined" ? 1 : 0,
      supposed: mood === "supposed" ? 1 : 0,
      clash,
      sameMind: isNo ? Math.max(0, mind) : 0,
      otherMind: Math.max(0, -mind),
      refusedLast: isRefusedAtEnd(line, choice) ? 1 : 0,
      refusedFirst: isNo && mind < 0 && isRefusal && clash > 0 && !isRefusing(edge.text) ? 1 : 0,
      told: isSaidWhole ? 1 : 0,
      single: words.length < 2 ? 1 : 0,
      stray: few.length > 0 && few.every((at) => (choice.shares[at] ?? 0) < least) ? 1 : 0,
      names: shareOf(named, (name) => names.has(name)),
      otherNames: shareOf(named, (name) => !names.has(name)),
      onlyNamed:
        beside.length > 0 &&
        beside.length <= mostBesideName &&
        named.some((name) => names.has(name)) &&
        beside.every((at) => (choice.shares[at] ?? 0) < leastShareOf(words[at]))
          ? 1
          : 0,
      bare: isUnaided,
      wordingOfBare: isUnaided * wording,
    };
    return { edge, evidence };
  });
}
