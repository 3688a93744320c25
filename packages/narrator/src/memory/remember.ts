import type { MemoryItem } from "@katha/api/contract";
import { nodeNamed, type StoryGraph } from "@katha/storygraph";
import type { Passage, StoryVersion } from "../port.ts";
import { bibleOf, type Bible, type BibleEntry } from "./bible.ts";
import { echoOf } from "./echo.ts";
import { itemId } from "./item-id.ts";
import { lately } from "./lately.ts";
import { factIn } from "./rules/facts.ts";
import { longestItem, type Heard, type Learnt } from "./rules/learnt.ts";
import { capitalsIn, namesIn } from "./rules/names.ts";
import { objectsIn } from "./rules/objects.ts";
import { promiseIn } from "./rules/promises.ts";
import { sentencesOf, shortened } from "./sentences.ts";
import { summaryOf } from "./summary.ts";

/** A player's own writing in the place of an item; empty text makes the narrator forget it. */
export interface Correction {
  item: string;
  text: string;
}

export interface Session {
  story: Pick<StoryVersion, "language" | "bible" | "graph">;
  /** The parts that count, oldest first. */
  passages: readonly Passage[];
  corrections: readonly Correction[];
}

const subjectOf = (name: string) => name.normalize("NFC").toLowerCase();

function fromBible({ kind, name, about }: BibleEntry): Learnt[] {
  if (kind === "spelling") return [];
  // The rest of an entry is for the narrator: what somebody wants would spoil the story.
  const [known = ""] = about.split(/[;；]/u);
  const text = known === "" ? name : shortened(`${name}: ${known}`, longestItem);
  return [{ kind, subject: name, text }];
}

const rules = [namesIn, objectsIn, promiseIn] as const;

function fromSentence(heard: Heard): Learnt[] {
  const learnt = rules.flatMap((rule) => rule(heard));
  // Who says a name says it of somebody: the same sentence need not be kept twice.
  return learnt.some(({ kind }) => kind === "name") ? learnt : [...learnt, ...factIn(heard)];
}

function fromPlayer(said: string, language: string): Learnt[] {
  return sentencesOf(said, language).flatMap((sentence) =>
    fromSentence({ sentence, byPlayer: true }),
  );
}

function fromNarrator({ said, text }: Passage, language: string): Learnt[] {
  const isEcho = echoOf(said);
  return sentencesOf(text, language)
    .filter((sentence) => !isEcho(sentence))
    .flatMap((sentence) => fromSentence({ sentence, byPlayer: false }));
}

function placeOf(story: Session["story"], bible: Bible, node: string): Learnt[] {
  const place = nodeNamed(story.graph, node)?.place;
  if (place === undefined) return [];
  return bible.entries
    .filter(({ kind, name }) => kind === "place" && subjectOf(name) === subjectOf(place))
    .flatMap(fromBible);
}

const isObjectOf = (bible: Bible, subject: string) =>
  bible.mentionedIn(subject).some(({ kind }) => kind === "object");

/** What one part gives to remember, whatever was known before it. */
function learntFrom(passage: Passage, story: Session["story"], bible: Bible): Learnt[] {
  const { said, text, action } = passage;
  const ownWords = action === "custom_action" ? (said ?? "") : "";
  const summary = action === "immerse" ? "" : summaryOf(passage, story.language, bible);
  return [
    ...(passage.deeds ?? []).map((deed) => ({ kind: "deed" as const, subject: deed, text: deed })),
    ...bible
      .mentionedIn(`${ownWords}\n${text}`)
      .filter(({ kind }) => kind !== "place")
      .flatMap(fromBible),
    ...placeOf(story, bible, passage.node),
    ...[...fromPlayer(ownWords, story.language), ...fromNarrator(passage, story.language)].filter(
      ({ kind, subject }) => kind !== "object" || !isObjectOf(bible, subject),
    ),
    ...(summary === "" ? [] : [{ kind: "summary" as const, subject: "part", text: summary }]),
  ];
}

/** A capitalised name and its sentence. */
interface Met {
  name: string;
  sentence: string;
}

/** All that one part gives, worked out once: a turn adds one part to many. */
interface Reading {
  learnt: { item: MemoryItem; same: string }[];
  met: Met[];
}

function itemOf({ turnId }: Passage, { kind, subject, text }: Learnt) {
  const same = kind === "summary" ? `${kind} ${turnId}` : `${kind} ${subjectOf(subject)}`;
  const id = itemId(turnId, kind, subject);
  return { item: { id, kind, text, turn_id: turnId, is_corrected: false }, same };
}

function metIn({ text }: Passage, language: string, known: ReadonlySet<string>): Met[] {
  if (!/[A-Z]/.test(text)) return [];
  return sentencesOf(text, language).flatMap((sentence) =>
    [...new Set(capitalsIn(sentence))]
      .filter(
        (name) =>
          !subjectOf(name)
            .split(" ")
            .some((part) => known.has(part)),
      )
      .map((name) => ({ name, sentence })),
  );
}

const partsKept = 2_000;
const readings = new WeakMap<Bible, WeakMap<StoryGraph, ReturnType<typeof lately<Reading>>>>();

function readingsOf(bible: Bible, graph: StoryGraph) {
  const byGraph =
    readings.get(bible) ?? new WeakMap<StoryGraph, ReturnType<typeof lately<Reading>>>();
  readings.set(bible, byGraph);
  const kept = byGraph.get(graph) ?? lately<Reading>(partsKept);
  byGraph.set(graph, kept);
  return kept;
}

/** A name that no bible knows is learnt once the narrator has used it in two sentences. */
function newcomers(passage: Passage, found: readonly Met[], met: Map<string, string>) {
  return found.flatMap(({ name, sentence }) => {
    const subject = subjectOf(name);
    const before = met.get(subject);
    if (before === undefined) met.set(subject, sentence);
    if (before === undefined || before === sentence) return [];
    const text = shortened(`${name}: ${before}`, longestItem);
    return [itemOf(passage, { kind: "name", subject: name, text })];
  });
}

function knownWords({ entries }: Bible): Set<string> {
  const words = entries.flatMap(({ forms }) =>
    forms.flatMap((form) => [form, ...form.split(/\s+/u)]),
  );
  return new Set(words.map(subjectOf));
}

const beginning = (text: string) => text.slice(0, 60).replace(/[.!…।"'”’]+$/u, "");

/** A promise that the narrator calls to mind, in words of its own around it, is the same promise. */
function isRecalled({ kind, text }: MemoryItem, items: ReadonlyMap<string, MemoryItem>): boolean {
  if (kind !== "promise") return false;
  return [...items.values()].some(
    (known) => known.kind === "promise" && text.includes(beginning(known.text)),
  );
}

function corrected(items: MemoryItem[], corrections: readonly Correction[]): MemoryItem[] {
  const latest = new Map(corrections.map(({ item, text }) => [item, text.trim()]));
  return items.flatMap((item) => {
    const text = latest.get(item.id);
    if (text === undefined || text === item.text) return [item];
    if (text !== "") return [{ ...item, text, is_corrected: true }];
    // What was done and is disputed stays to be read, and to be taken back.
    return item.kind === "deed" ? [{ ...item, is_struck: true }] : [];
  });
}

const nouns: ReadonlySet<string> = new Set(["name", "object", "place"]);

/** Where the story remembers sentences, nouns alone say too little. */
function withoutBareNouns(items: MemoryItem[]): MemoryItem[] {
  if (!items.some(({ kind }) => kind === "deed")) return items;
  return items.filter(({ kind, text }) => !nouns.has(kind) || /[:.!?…।॥۔؟]/u.test(text));
}

/**
 * All that the narrator remembers of a session: a pure fold over its parts, so that taking a part
 * back takes back what was learnt from it. A thing is remembered where it was first learnt.
 */
export function remember({ story, passages, corrections }: Session): MemoryItem[] {
  const bible = bibleOf(story.bible, story.language);
  const known = knownWords(bible);
  const kept = readingsOf(bible, story.graph);
  const met = new Map<string, string>();
  const items = new Map<string, MemoryItem>();
  for (const passage of passages) {
    const { turnId, action, node, said, text, deeds = [] } = passage;
    const reading = kept([turnId, action, node, said, text, ...deeds].join("\n"), () => ({
      learnt: learntFrom(passage, story, bible).map((learnt) => itemOf(passage, learnt)),
      met: metIn(passage, story.language, known),
    }));
    for (const { item, same } of [...reading.learnt, ...newcomers(passage, reading.met, met)])
      if (!items.has(same) && !isRecalled(item, items)) items.set(same, item);
  }
  return corrected(withoutBareNouns([...items.values()]), corrections);
}
