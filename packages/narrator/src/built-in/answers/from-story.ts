import type { ActKind } from "@katha/storygraph";
import {
  doingsOf,
  findAbout,
  lastSpeakerOf,
  readingWordsOf,
  speakerOf,
  thingIn,
  withoutVerb,
  type Passage,
  type Sentence,
} from "../../reading/index.ts";
import { everydayActs } from "../../understanding/acts/act-groups.ts";
import { phrasesOf } from "../../understanding/phrases/heard.ts";
import { plain } from "../../understanding/words/plain.ts";
import { termsOf } from "../../understanding/words/terms.ts";
import type { TurnContext } from "../turn-context.ts";
import { offersAt } from "../../position/index.ts";
import { namesIn, noteOn } from "./note-on.ts";
import { hasLeads, plainLinesFor, type Situation } from "./plain-lines.ts";
import type { Addressed } from "./situation.ts";
import { isQuoted, toldLine } from "./told-deed.ts";

/** An answer in the author's own words. */
export interface FromStory {
  /** What the narrator says first, if anything. */
  lead?: { situation: Situation; who?: string | undefined };
  /** Sentences of the story. */
  text: string;
  /** The act is told as done, and not only as tried. */
  isDone?: boolean;
}

const looks = new Set<Situation>(["looked", "listened"]);
/** They are done, and told of by what somebody there does, or else by what is to be seen there. A kiss is only tried. */
const smallActs: ReadonlySet<ActKind> = new Set([...everydayActs, "take", "write"]);

const isSmall = ({ act }: Addressed) => act !== undefined && smallActs.has(act);

/** Longer sentences are the author's own scenes again, and no answer. */
const longest = 260;
const shortest = 18;

interface Finding {
  context: TurnContext;
  addressed: Addressed;
}

/** Told in this scene's answers lately, so that a second look says something else. */
const isTold = ({ context }: Finding, text: string) => context.recent.hasWords(text);

function retold({ context }: Finding, text: string): string {
  context.recent.use(text);
  return text;
}

const isFit = ({ text }: { text: string }) => text.length <= longest && text.length >= shortest;

/** What somebody present does there. */
function doing(finding: Finding): string {
  const { view, someone } = finding.addressed;
  if (someone === undefined) return "";
  const found = doingsOf(view, someone).find((one) => isFit(one) && !isTold(finding, one.text));
  return found === undefined ? "" : retold(finding, found.text);
}

/** Something that is to be seen or heard in the scene, whatever was typed. */
function around(finding: Finding): string {
  const { view } = finding.addressed;
  const sentences = view.scenes[0] ?? [];
  const fit = sentences.filter(
    (one) =>
      one.spoken === "" &&
      isFit(one) &&
      !view.over.has(one.text) &&
      isOwn(one, view.story.language) &&
      !isTold(finding, one.text),
  );
  const stays = fit.filter((one) => isState(one, view.story.language));
  const found = stays.at(-1) ?? fit.at(-1);
  return found === undefined ? "" : retold(finding, found.text);
}

const isState = ({ words }: Sentence, language: string) => {
  const { states } = readingWordsOf(language);
  return words.some((one) => states.has(one));
};

/** It neither tells what the player did nor leans on the sentence before it. */
function isOwn({ words: [word = ""] }: Sentence, language: string): boolean {
  const { player, pronouns, thingPronouns } = readingWordsOf(language);
  const first = withoutVerb(word);
  return !player.has(first) && !pronouns.has(first) && !thingPronouns.has(first);
}

/** The passage that tells most of what the line names, and was not told again yet. */
function telling(finding: Finding): {
  passage: Passage | undefined;
  isAllTold: Passage | undefined;
} {
  const { context, addressed } = finding;
  const { story, said } = context.request;
  const { view, someone } = addressed;
  const wanted = namesIn(said ?? "", story.language);
  const ofPerson = new Set(termsOf(someone?.forms.join(" ") ?? ""));
  const topics = wanted.filter((term) => !ofPerson.has(term));
  const passages = findAbout(
    view,
    topics.length > 0 ? topics : wanted,
    looks.has(addressed.situation),
  ).filter(isFit);
  const [best] = passages;
  const near = passages.filter(({ score }) => best !== undefined && score >= best.score / 2);
  const passage = near.find(({ text }) => !isTold(finding, text));
  return { passage, isAllTold: passage === undefined ? best : undefined };
}

/** What this scene says of a thing is told once more, if another line came between. */
function onceMore({ context, addressed }: Finding, passage: Passage | undefined): string {
  const [here = []] = addressed.view.scenes;
  const isHere = passage?.sentences.every((one) => here.includes(one)) === true;
  return isHere && !context.recent.isLast(passage.text) ? passage.text : "";
}

/** What somebody present said in a passage: whoever is asked, or anybody where nobody was named. */
function saidIn({ sentences }: Passage, { someone, isNamed, view }: Addressed) {
  const spoken = sentences.filter((one) => one.spoken !== "");
  const speaker = spoken[0] && speakerOf(view, spoken[0]);
  if (speaker === undefined || !view.present.includes(speaker)) return undefined;
  if (isNamed && speaker !== someone) return undefined;
  return { who: speaker.name, text: spoken.map(({ spoken: said }) => asWhole(said)).join(" ") };
}

const asWhole = (spoken: string) => spoken.replace(/,(?=["”»]$)/u, ".");

/** The same words again, where they were not repeated yet. */
function toSaidBefore(finding: Finding, passage: Passage | undefined): FromStory | undefined {
  const said = passage && saidIn(passage, finding.addressed);
  if (!said || isTold(finding, said.text)) return undefined;
  return { lead: { situation: "said_before", who: said.who }, text: retold(finding, said.text) };
}

/**
 * What the player did before with something that the line names, as the story told it ("You pocket the key."), and what
 * they wrote down of it.
 */
function doneBefore({ context, addressed }: Finding): string {
  const { story, said, passages, struck = [] } = context.request;
  const people = new Set(termsOf(addressed.view.people.flatMap(({ forms }) => forms).join(" ")));
  const thingsIn = (text: string) =>
    namesIn(text, story.language).filter((term) => !people.has(term));
  const wanted = new Set(thingsIn(said ?? ""));
  const deeds = passages.flatMap((passage) => passage.deeds ?? []);
  const found = deeds.findLast(
    (deed) =>
      !struck.includes(deed) &&
      !addressed.view.over.has(deed) &&
      thingsIn(deed).some((thing) => wanted.has(thing)),
  );
  const [lead = ""] = hasLeads(story.language) ? plainLinesFor(story.language, "done_before") : [];
  return joined(
    found === undefined ? "" : joined(context.lines.render(lead), found),
    noteOn(context),
  );
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");

function toLook(finding: Finding): FromStory | undefined {
  const { passage, isAllTold } = telling(finding);
  const { language } = finding.addressed.view.story;
  const before = doneBefore(finding);
  if (passage) return { text: joined(before, retold(finding, passage.text)), isDone: true };
  if (before !== "") return { text: before, isDone: true };
  if (isAllTold)
    return { lead: { situation: "seen_all", who: thingIn(isAllTold, language) }, text: "" };
  const seen = around(finding);
  return seen === "" ? undefined : { text: seen, isDone: true };
}

const you = phrasesOf(({ talk }) => talk?.you);

/** The question names whom it is put to, or says "you". */
const isPutTo = ({ context, addressed }: Finding) =>
  addressed.isNamed || you.test(plain(context.request.said ?? ""));

function toQuestion(finding: Finding, situation: Situation): FromStory | undefined {
  const { addressed } = finding;
  const { passage, isAllTold } = telling(finding);
  const lead = { situation, who: addressed.who };
  if (passage) {
    const before = toSaidBefore(finding, passage);
    if (before) return before;
    const text = joined(doneBefore(finding), retold(finding, passage.text));
    return situation === "asked" && isPutTo(finding) ? { lead, text } : { text };
  }
  const done = doneBefore(finding);
  if (done !== "") return { text: done };
  const again = addressed.isNamed ? "" : onceMore(finding, isAllTold);
  if (again !== "") return { text: again };
  const text = doing(finding) || around(finding);
  return text === "" ? undefined : { lead, text };
}

/** Held back, taken up or let pass by somebody, who goes on with what they do. */
function toSomebody(finding: Finding, situation: Situation): FromStory | undefined {
  // "Tell me about your grandmother" asks for it.
  const before = situation === "told" && toSaidBefore(finding, telling(finding).passage);
  if (before) return before;
  const text = doing(finding) || telling(finding).passage?.text || around(finding);
  return text === "" ? undefined : { lead: { situation, who: finding.addressed.who }, text };
}

/** A refusal or a thought has a word of ours first; a deed is followed by what it meets. */
const withLead = new Set<Situation>(["refused", "supposed", "self"]);

/** The most choices that are named where nothing explains a line. */
const mostNamed = 3;

/** The choices of the scene by name, for whoever typed something that nothing here explains. */
function openWays({ context }: Finding): string {
  const { story, position } = context.request;
  const { style, lines } = context;
  const [open, close] = style.quotes;
  const offers = offersAt(story.graph, position);
  if (!hasLeads(story.language) || offers.length === 0 || offers.length > mostNamed) return "";
  const named = offers.map(({ text }) => `${open}${text.replace(/[.।]$/u, "")}${close}`).join(", ");
  const [line = ""] = plainLinesFor(style.language, "open_ways");
  return lines.render(line, { who: named });
}

const ofTwo = phrasesOf(({ talk }) => [...(talk?.saysI ?? []), ...(talk?.you ?? [])]);

/** Words that are no deed and tell of nothing here are heard by whoever spoke last. */
function toRemark(finding: Finding): FromStory | undefined {
  const { context, addressed } = finding;
  const hearer = lastSpeakerOf(addressed.view);
  const said = context.request.said ?? "";
  const isSpeech = isQuoted(context, toldLine(context, said).text);
  if (hearer === undefined || !isSpeech || !ofTwo.test(plain(said))) return undefined;
  const toHearer = { context, addressed: { ...addressed, someone: hearer, who: hearer.name } };
  const lead = { situation: "told", who: hearer.name } as const;
  return toSomebody(toHearer, "told") ?? { lead, text: "" };
}

function toDeed(finding: Finding, situation: Situation): FromStory | undefined {
  const { isNamed, act } = finding.addressed;
  const own = isNamed ? doing(finding) : "";
  const { passage, isAllTold } = telling(finding);
  const met = own || (passage ? retold(finding, passage.text) : "");
  const remark = situation === "nothing" && met === "" ? toRemark(finding) : undefined;
  if (remark !== undefined) return remark;
  const text = met || doing(finding) || around(finding);
  // What was all told before is no reason to leave a small deed undone.
  if (text === "" && !isSmall(finding.addressed)) return undefined;
  // Nobody can put away what no scene has named.
  if (act === "take" && (passage ?? isAllTold) === undefined)
    return { lead: { situation: "took" }, text };
  if (isSmall(finding.addressed)) return { text, isDone: act !== "kiss" };
  if (withLead.has(situation)) return { lead: { situation }, text };
  const ways = met === "" ? openWays(finding) : "";
  return { text: [text, ways].filter(Boolean).join(" "), isDone: situation === "nothing" };
}

const ofSomebody = new Set<Situation>([
  "absent",
  "told",
  "greeted",
  "thanked",
  "provoked",
  "comforted",
  "attacked",
  "gave",
]);

/** What the scenes that the player has seen say to a line that no author answered. */
export function answerFromStory(context: TurnContext, addressed: Addressed): FromStory | undefined {
  const finding = { context, addressed };
  const { situation } = addressed;
  if (looks.has(situation)) return toLook(finding);
  if (situation === "asked" || situation === "asked_nobody") return toQuestion(finding, situation);
  if (situation === "absent" || (ofSomebody.has(situation) && !isSmall(addressed)))
    return toSomebody(finding, situation);
  return toDeed(finding, situation);
}
