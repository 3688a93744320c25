import type { MemoryItem, MemoryKind } from "@katha/api/contract";
import { nodeNamed, type StoryGraph } from "@katha/storygraph";
import type { Passage, StoryVersion } from "../port.ts";
import { entriesOf, type BibleEntries } from "../bible/entries.ts";
import { repeatsPlayer } from "./echo.ts";
import { itemId } from "./item-id.ts";
import { lruCache } from "../lib/lru-cache.ts";
import { factIn } from "./rules/facts.ts";
import { longestItem, type SourcedSentence, type Learnt } from "./rules/learnt.ts";
import { capitalsIn, namesIn } from "./rules/names.ts";
import { objectsIn } from "./rules/objects.ts";
import { promiseIn } from "./rules/promises.ts";
import { sentencesOf, shortened } from "../text/sentences.ts";
import { withoutSpeech } from "../text/speech.ts";
import { withoutStars } from "./without-stars.ts";
import { summaryOf, withoutLoneQuotes } from "./summary.ts";

/** What the player says of an item. */
export interface Correction {
  item: string;
  /** What stands in its place; empty text makes the narrator forget it. Null where it is only pinned. */
  text: string | null;
  /** The player wrote it down: nothing of the session says it. */
  isNoted?: boolean;
  isPinned?: boolean;
}

export interface Session {
  story: Pick<StoryVersion, "language" | "bible" | "graph">;
  /** The parts that count, oldest first. */
  passages: readonly Passage[];
  corrections: readonly Correction[];
}

const subjectOf = (name: string) => name.normalize("NFC").toLowerCase();

/** What the player has read: the part, and the choice that they picked. */
const readIn = ({ action, said, text }: Passage) =>
  action === "custom_action" || said === null ? text : `${said}\n${text}`;

/**
 * Whom and what the player has read of, and of people the sentence in which they were named: all else that a bible
 * knows is its author's, and would spoil the story.
 */
function fromBible(passage: Passage, language: string, bible: BibleEntries): Learnt[] {
  const sentences = sentencesOf(passage.text, language).map((text) => ({
    text,
    named: bible.namedIn(text),
  }));
  return bible.namedIn(readIn(passage)).flatMap((entry): Learnt[] => {
    const { kind, name } = entry;
    if (kind === "spelling" || kind === "place") return [];
    const sentence =
      kind === "name" ? sentences.find(({ named }) => named.includes(entry)) : undefined;
    const text =
      sentence === undefined
        ? name
        : shortened(`${name}: ${withoutLoneQuotes(sentence.text)}`, longestItem);
    return [{ kind, subject: name, text }];
  });
}

const rules = [namesIn, objectsIn, promiseIn] as const;

function fromSentence(sentence: SourcedSentence): Learnt[] {
  const learnt = rules.flatMap((rule) => rule(sentence));
  // A person's sentence already has the name: it need not be kept twice.
  return learnt.some(({ kind }) => kind === "name") ? learnt : [...learnt, ...factIn(sentence)];
}

function fromPlayer(said: string, language: string): Learnt[] {
  return sentencesOf(said, language).flatMap((sentence) =>
    fromSentence({ sentence, byPlayer: true }),
  );
}

/** What somebody says in a part is theirs, not what happened. */
const happens: ReadonlySet<MemoryKind> = new Set(["promise", "object"]);

function fromNarrator({ said, text }: Passage, language: string): Learnt[] {
  const isEcho = repeatsPlayer(said);
  const learntIn = (what: string) =>
    sentencesOf(what, language)
      .filter((sentence) => !isEcho(sentence))
      .flatMap((sentence) => fromSentence({ sentence, byPlayer: false }));
  return [
    ...learntIn(text).filter(({ kind }) => !happens.has(kind)),
    ...learntIn(withoutSpeech(text)).filter(({ kind }) => happens.has(kind)),
  ];
}

function placeOf(passage: Passage, { graph }: Session["story"], bible: BibleEntries): Learnt[] {
  const place = nodeNamed(graph, passage.node)?.place;
  if (place === undefined) return [];
  return bible
    .namedIn(readIn(passage))
    .filter(({ kind, name }) => kind === "place" && subjectOf(name) === subjectOf(place))
    .map(({ name }) => ({ kind: "place", subject: name, text: name }));
}

const isObjectOf = (bible: BibleEntries, subject: string) =>
  bible.namedIn(subject).some(({ kind }) => kind === "object");

/** What one part gives to remember, independent of earlier parts. */
function learntFrom(passage: Passage, story: Session["story"], bible: BibleEntries): Learnt[] {
  const { said, action } = passage;
  const ownWords = action === "custom_action" ? (said ?? "") : "";
  const summary = action === "immerse" ? "" : summaryOf(passage, story.language, bible);
  return [
    ...(passage.deeds ?? []).map((deed) => ({ kind: "deed" as const, subject: deed, text: deed })),
    ...fromBible(passage, story.language, bible),
    ...placeOf(passage, story, bible),
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

/** Everything one part gives, cached: a turn adds one part to many. */
interface Reading {
  learnt: { item: MemoryItem; same: string }[];
  met: Met[];
}

function itemOf({ turnId }: Passage, { kind, subject, text }: Learnt) {
  const same = kind === "summary" ? `${kind} ${turnId}` : `${kind} ${subjectOf(subject)}`;
  const id = itemId(turnId, kind, subject);
  return {
    item: { id, kind, text: withoutStars(text), turn_id: turnId, is_corrected: false },
    same,
  };
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

const partsKept = 1_000;
const readings = new WeakMap<
  BibleEntries,
  WeakMap<StoryGraph, ReturnType<typeof lruCache<Reading>>>
>();

function readingsOf(bible: BibleEntries, graph: StoryGraph) {
  const byGraph =
    readings.get(bible) ?? new WeakMap<StoryGraph, ReturnType<typeof lruCache<Reading>>>();
  readings.set(bible, byGraph);
  const kept = byGraph.get(graph) ?? lruCache<Reading>(partsKept);
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

function knownWords({ entries }: BibleEntries): Set<string> {
  const words = entries.flatMap(({ forms }) =>
    forms.flatMap((form) => [form, ...form.split(/\s+/u)]),
  );
  return new Set(words.map(subjectOf));
}

const beginning = (text: string) => text.slice(0, 60).replace(/(?<![.!…।"'”’])[.!…।"'”’]+$/u, "");

/** A promise that the narrator repeats in other words is the same promise. */
function isRecalled({ kind, text }: MemoryItem, items: ReadonlyMap<string, MemoryItem>): boolean {
  if (kind !== "promise") return false;
  return [...items.values()].some(
    (known) => known.kind === "promise" && text.includes(beginning(known.text)),
  );
}

function corrected(items: MemoryItem[], corrections: readonly Correction[]): MemoryItem[] {
  const latest = new Map(corrections.map(({ item, text }) => [item, text?.trim()]));
  return items.flatMap((item) => {
    const text = latest.get(item.id);
    if (text === undefined || text === item.text) return [item];
    if (text !== "") return [{ ...item, text, is_corrected: true }];
    // A disputed deed stays visible, so that the dispute can be taken back.
    return item.kind === "deed" ? [{ ...item, is_struck: true }] : [];
  });
}

const notesOf = (corrections: readonly Correction[]): MemoryItem[] =>
  corrections.flatMap(({ item, text, isNoted }) =>
    isNoted === true && text?.trim()
      ? [{ id: item, kind: "noted" as const, text: text.trim(), turn_id: null, is_corrected: true }]
      : [],
  );

function pinned(items: MemoryItem[], corrections: readonly Correction[]): MemoryItem[] {
  const pins = new Set(corrections.flatMap(({ item, isPinned }) => (isPinned ? [item] : [])));
  return items.map((item) => (pins.has(item.id) ? { ...item, is_pinned: true } : item));
}

const nouns: ReadonlySet<string> = new Set(["name", "object", "place"]);

/** Where the story remembers sentences, nouns alone say too little. */
function withoutBareNouns(items: MemoryItem[]): MemoryItem[] {
  if (!items.some(({ kind }) => kind === "deed")) return items;
  return items.filter(({ kind, text }) => !nouns.has(kind) || /[:.!?…।॥۔؟]/u.test(text));
}

/**
 * All that the narrator remembers of a session: a pure fold over its parts, so that taking a part
 * back also removes what was learnt from it. A thing is remembered where it was first learnt.
 */
export function remember({ story, passages, corrections }: Session): MemoryItem[] {
  const bible = entriesOf(story.bible, story.language);
  const known = knownWords(bible);
  const kept = readingsOf(bible, story.graph);
  const met = new Map<string, string>();
  const items = new Map<string, MemoryItem>();
  for (const passage of passages) {
    // Being asked what one meant is no event.
    if (passage.isFromKatha) continue;
    const { turnId, action, node, said, text, deeds = [] } = passage;
    const reading = kept([turnId, action, node, said, text, ...deeds].join("\n"), () => ({
      learnt: learntFrom(passage, story, bible).map((learnt) => itemOf(passage, learnt)),
      met: metIn(passage, story.language, known),
    }));
    for (const { item, same } of [...reading.learnt, ...newcomers(passage, reading.met, met)])
      if (!items.has(same) && !isRecalled(item, items)) items.set(same, item);
  }
  const learnt = corrected(withoutBareNouns([...items.values()]), corrections);
  return [...notesOf(corrections), ...pinned(learnt, corrections)];
}
