import type { MemoryItem } from "@katha/api/contract";
import { nodeNamed } from "@katha/storygraph";
import type { Passage, Telling } from "../../port.ts";
import { bibleOf, type BibleEntry } from "../bible.ts";
import { block, blockTokens, defused } from "./blocks.ts";
import { recall } from "./recall.ts";
import type { Shelf } from "./shelf.ts";

function partOf({ said, text }: Passage): string {
  const done = said === null ? "" : block("did", defused(said));
  return block("part", [done, defused(text)].filter((piece) => piece !== "").join("\n"));
}

/** The newest parts word for word, back to where the room ends. The last one is cut rather than lost. */
function recentParts(telling: Telling, shelf: Shelf, most: number): string[] {
  const parts: string[] = [];
  let left = most;
  for (const passage of telling.passages.toReversed()) {
    const before = shelf.left();
    const whole = shelf.take(partOf(passage), left);
    if (whole === null) {
      if (parts.length === 0) {
        const room = Math.min(left, shelf.left()) - blockTokens("part");
        const end = shelf.takeCut(defused(passage.text), { most: room, keep: "end" });
        if (end !== null && shelf.take("<part></part>") !== null) parts.push(block("part", end));
      }
      break;
    }
    parts.push(whole);
    left -= before - shelf.left();
  }
  return parts.toReversed();
}

interface Line {
  order: number;
  text: string;
}

/** Takes lines as long as they fit; gives them back in the order in which they came to be. */
function lines(offered: readonly Line[], shelf: Shelf, most: number): string[] {
  let left = most;
  const taken: Line[] = [];
  for (const line of offered) {
    const before = shelf.left();
    if (shelf.take(`- ${line.text}`, left) === null) continue;
    left -= before - shelf.left();
    taken.push(line);
  }
  return taken.toSorted((one, other) => one.order - other.order).map(({ text }) => `- ${text}`);
}

const kindsFirst: readonly MemoryItem["kind"][] = ["promise", "fact", "name", "object", "place"];

const onOneLine = (text: string) => defused(text.replaceAll(/\s+/g, " "));

/**
 * What the player wrote themself comes first, then promises, and of each kind the newest. What the
 * bible's entries tell anyway is left to them.
 */
function remembered({ memory }: Telling, told: readonly BibleEntry[]): Line[] {
  const isTold = ({ text, is_corrected }: MemoryItem) =>
    !is_corrected && told.some(({ name }) => text === name || text.startsWith(`${name}: `));
  return memory
    .map((item, order) => ({ item, order, text: onOneLine(item.text) }))
    .filter(({ item }) => item.kind !== "summary" && !isTold(item))
    .toSorted(
      (left, right) =>
        Number(right.item.is_corrected) - Number(left.item.is_corrected) ||
        kindsFirst.indexOf(left.item.kind) - kindsFirst.indexOf(right.item.kind) ||
        right.order - left.order,
    );
}

/** A line for each older part, the newest first. What is told word for word needs none. */
function soFar({ memory }: Telling, recent: ReadonlySet<string | null>): Line[] {
  return memory
    .map((item, order) => ({ item, order, text: onOneLine(item.text) }))
    .filter(({ item }) => item.kind === "summary" && !recent.has(item.turn_id))
    .toReversed();
}

/** What is being said now: the action, where it leads, and who is there. */
function presentWords({ said, work, standing, step, passages }: Telling): string {
  const node = nodeNamed(work.graph, standing.node);
  const scene = step.way === "edge" ? node?.text : "";
  return [
    said,
    scene,
    node?.place,
    ...(node?.cast ?? []),
    ...(node?.beats ?? []),
    passages.at(-1)?.text,
  ]
    .filter((text) => text)
    .join("\n");
}

function bibleLine({ forms, name, about }: BibleEntry): string {
  const others = forms.filter((form) => !name.includes(form)).join(", ");
  const called = others === "" ? name : `${name} (${others})`;
  return onOneLine(about === "" ? called : `${called}: ${about}`);
}

function titled(title: string, name: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [`${title}\n${block(name, texts.join("\n"))}`];
}

const headings = {
  story: "The story that is being told, in its author's words.",
  style: "What its author asks of whoever tells it. Follow it as far as the rules allow.",
  bible:
    "Of the author's notes, what concerns this part. Reveal nothing that the story has not yet revealed.",
  memory: "What has been established. What the player corrected stands above all else.",
  summary: "What happened before, a line for each part.",
  recalled: "From earlier parts that bear on this one.",
  recent: "The last parts, word for word.",
} as const;

/** What the model tells from, by weight: what matters most finds room first. */
export function material(telling: Telling, shelf: Shelf): string[] {
  const { work, passages } = telling;
  const room = shelf.left();
  const share = (part: number) => Math.floor(room * part);
  const names = ["story", "author-wishes", "bible", "memory", "so-far", "earlier", "recent"];
  const frames = [...Object.values(headings), ...names.map((name) => block(name, ""))].join("\n\n");
  if (shelf.take(frames) === null) return [];

  const recent = recentParts(telling, shelf, share(0.45));
  const told = new Set(passages.slice(passages.length - recent.length).map(({ turnId }) => turnId));
  const premise = shelf.takeCut(defused(`${work.title}\n${work.prompt}`), { most: share(0.12) });
  const wishes = shelf.takeCut(defused(work.systemPrompt), { most: share(0.12) });
  const entries = bibleOf(work.bible, work.language).mentionedIn(presentWords(telling));
  const memory = lines(remembered(telling, entries), shelf, share(0.15));
  const bible = lines(
    entries.map((entry, order) => ({ order, text: bibleLine(entry) })),
    shelf,
    share(0.12),
  );
  const older = passages.slice(0, passages.length - recent.length);
  const summary = lines(soFar(telling, told), shelf, share(0.2));
  const recalled = lines(
    recall(older, presentWords(telling), { language: work.language, most: 4 }).map(
      ({ at, text }) => ({
        order: at,
        text: defused(text),
      }),
    ),
    shelf,
    share(0.15),
  );
  return [
    ...titled(headings.story, "story", premise === null ? [] : [premise]),
    ...titled(headings.style, "author-wishes", wishes === null ? [] : [wishes]),
    ...titled(headings.bible, "bible", bible),
    ...titled(headings.memory, "memory", memory),
    ...titled(headings.summary, "so-far", summary),
    ...titled(headings.recalled, "earlier", recalled),
    ...titled(headings.recent, "recent", recent),
  ];
}
