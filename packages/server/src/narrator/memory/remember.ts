import type { MemoryItem } from "@katha/api/contract";
import { nodeNamed } from "@katha/storygraph";
import type { Passage, Work } from "../port.ts";
import { bibleOf, type Bible, type BibleEntry } from "./bible.ts";
import { itemId } from "./item-id.ts";
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
  work: Pick<Work, "language" | "bible" | "graph">;
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

const rules = [namesIn, objectsIn, promiseIn, factIn] as const;

function fromWords(text: string, byPlayer: boolean, language: string): Learnt[] {
  return sentencesOf(text, language).flatMap((sentence) => {
    const heard: Heard = { sentence, byPlayer };
    return rules.flatMap((rule) => rule(heard));
  });
}

function placeOf(work: Session["work"], bible: Bible, node: string): Learnt[] {
  const place = nodeNamed(work.graph, node)?.place;
  if (place === undefined) return [];
  return bible.entries
    .filter(({ kind, name }) => kind === "place" && subjectOf(name) === subjectOf(place))
    .flatMap(fromBible);
}

/** What one part gives to remember, whatever was known before it. */
function learntFrom(passage: Passage, work: Session["work"], bible: Bible): Learnt[] {
  const { said, text, action } = passage;
  const ownWords = action === "custom_action" ? (said ?? "") : "";
  const summary = action === "immerse" ? "" : summaryOf(passage, work.language, bible);
  return [
    ...bible
      .mentionedIn(`${ownWords}\n${text}`)
      .filter(({ kind }) => kind !== "place")
      .flatMap(fromBible),
    ...placeOf(work, bible, passage.node),
    ...fromWords(ownWords, true, work.language),
    ...fromWords(text, false, work.language),
    ...(summary === "" ? [] : [{ kind: "summary" as const, subject: "part", text: summary }]),
  ];
}

/** Names that no bible knows and that the narrator has used in two sentences. */
function newcomers(passage: Passage, met: Map<string, string>, language: string): Learnt[] {
  return sentencesOf(passage.text, language).flatMap((sentence) =>
    [...new Set(capitalsIn(sentence))].flatMap((name): Learnt[] => {
      const subject = subjectOf(name);
      const before = met.get(subject);
      if (before === undefined) met.set(subject, sentence);
      return before === undefined || before === sentence
        ? []
        : [{ kind: "name", subject: name, text: shortened(`${name}: ${before}`, longestItem) }];
    }),
  );
}

function knownWords({ entries }: Bible): Set<string> {
  const words = entries.flatMap(({ forms }) =>
    forms.flatMap((form) => [form, ...form.split(/\s+/u)]),
  );
  return new Set(words.map(subjectOf));
}

function corrected(items: MemoryItem[], corrections: readonly Correction[]): MemoryItem[] {
  const latest = new Map(corrections.map(({ item, text }) => [item, text.trim()]));
  return items.flatMap((item) => {
    const text = latest.get(item.id);
    if (text === undefined) return [item];
    return text === "" ? [] : [{ ...item, text, is_corrected: true }];
  });
}

/**
 * All that the narrator remembers of a session: a pure fold over its parts, so that taking a part
 * back takes back what was learnt from it. A thing is remembered where it was first learnt.
 */
export function remember({ work, passages, corrections }: Session): MemoryItem[] {
  const bible = bibleOf(work.bible, work.language);
  const known = knownWords(bible);
  const met = new Map<string, string>();
  const items = new Map<string, MemoryItem>();
  for (const passage of passages) {
    const { turnId } = passage;
    const all = [
      ...learntFrom(passage, work, bible),
      ...newcomers(passage, met, work.language).filter(
        ({ subject }) =>
          !subjectOf(subject)
            .split(" ")
            .some((part) => known.has(part)),
      ),
    ];
    for (const { kind, subject, text } of all) {
      const same = kind === "summary" ? `${kind} ${turnId}` : `${kind} ${subjectOf(subject)}`;
      if (!items.has(same))
        items.set(same, {
          id: itemId(turnId, kind, subject),
          kind,
          text,
          turn_id: turnId,
          is_corrected: false,
        });
    }
  }
  return corrected([...items.values()], corrections);
}
