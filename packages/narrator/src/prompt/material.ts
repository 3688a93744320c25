import type { MemoryItem } from "@katha/api/contract";
import { nodeNamed, textAt } from "@katha/storygraph";
import type { Passage, NarrationRequest } from "../port.ts";
import { entriesOf, type BibleEntry } from "../bible/entries.ts";
import { namesPassed } from "../fitness/continuity/continuity.ts";
import { shortened } from "../text/sentences.ts";
import { block, blockTokens, defused } from "./blocks.ts";
import { recall } from "./recall.ts";
import type { TokenBudget } from "./token-budget.ts";

function partOf({ said, text }: Passage): string {
  const done = said === null ? "" : block("did", defused(said));
  return block("part", [done, defused(text)].filter((piece) => piece !== "").join("\n"));
}

/** The newest parts word for word, as many as fit. The last one is cut rather than dropped. */
function recentParts(passages: readonly Passage[], budget: TokenBudget, most: number): string[] {
  const parts: string[] = [];
  let left = most;
  for (const passage of passages.toReversed()) {
    const before = budget.left();
    const whole = budget.take(partOf(passage), left);
    if (whole === null) {
      if (parts.length === 0) {
        const room = Math.min(left, budget.left()) - blockTokens("part");
        const end = budget.takeCut(defused(passage.text), { most: room, keep: "end" });
        if (end !== null && budget.take("<part></part>") !== null) parts.push(block("part", end));
      }
      break;
    }
    parts.push(whole);
    left -= before - budget.left();
  }
  return parts.toReversed();
}

interface PromptLine {
  order: number;
  text: string;
}

/** Takes lines as long as they fit; returns them in chronological order. */
function lines(offered: readonly PromptLine[], budget: TokenBudget, most: number): string[] {
  let left = most;
  const taken: PromptLine[] = [];
  for (const line of offered) {
    const before = budget.left();
    if (budget.take(`- ${line.text}`, left) === null) continue;
    left -= before - budget.left();
    taken.push(line);
  }
  return taken.toSorted((one, other) => one.order - other.order).map(({ text }) => `- ${text}`);
}

const kindsFirst: readonly MemoryItem["kind"][] = ["promise", "fact", "name", "object", "place"];

const onOneLine = (text: string) => defused(text.replaceAll(/\s+/g, " "));

const isPlayers = ({ is_corrected, is_pinned }: MemoryItem) => is_corrected || is_pinned === true;

/**
 * What the player wrote or pinned comes first, then promises, and the newest of each kind. What the
 * bible's entries say anyway is left to them.
 */
function remembered({ memory }: NarrationRequest, told: readonly BibleEntry[]): PromptLine[] {
  const isTold = ({ text, is_corrected }: MemoryItem) =>
    !is_corrected && told.some(({ name }) => text === name || text.startsWith(`${name}: `));
  return memory
    .map((item, order) => ({ item, order, text: onOneLine(item.text) }))
    .filter(({ item }) => (item.kind !== "summary" || item.is_pinned) && !isTold(item))
    .toSorted(
      (left, right) =>
        Number(isPlayers(right.item)) - Number(isPlayers(left.item)) ||
        kindsFirst.indexOf(left.item.kind) - kindsFirst.indexOf(right.item.kind) ||
        right.order - left.order,
    );
}

/** Who died and what is gone, so that no model has to find it out from the parts. */
function passedLines(request: NarrationRequest): string {
  const { dead, gone } = namesPassed(request);
  return [
    ...(dead.length > 0 ? [`Dead, and doing nothing any more: ${dead.join(", ")}`] : []),
    ...(gone.length > 0 ? [`Gone, and not to be used: ${gone.join(", ")}`] : []),
  ]
    .map((line) => `- ${onOneLine(line)}`)
    .join("\n");
}

/** Letters of a line that is neither new nor the first: more of them are worth more than all of each. */
const olderLine = 110;
/** So many of the newest lines come before the first and those in between. */
const newestLines = 4;

/**
 * The newest lines, then the very first, then every other one of the rest and so on: where not all fit, what is left
 * out is spread over the play, and is not its beginning.
 */
function spread(newestFirst: readonly PromptLine[]): PromptLine[] {
  const order: PromptLine[] = newestFirst.slice(0, newestLines);
  let rest = newestFirst
    .slice(newestLines)
    .toReversed()
    .map(({ order: at, text }) => ({ order: at, text: shortened(text, olderLine) }));
  while (rest.length > 0) {
    order.push(...rest.filter((_, at) => at % 4 === 0));
    rest = rest.filter((_, at) => at % 4 !== 0);
  }
  return order;
}

/** A line for each older passage, except those included word for word. */
function soFar({ memory }: NarrationRequest, recent: ReadonlySet<string | null>): PromptLine[] {
  const newestFirst = memory
    .map((item, order) => ({ item, order, text: onOneLine(item.text) }))
    .filter(({ item }) => item.kind === "summary" && !item.is_pinned && !recent.has(item.turn_id))
    .toReversed();
  return spread(newestFirst);
}

/** The words of this turn: the action, where it leads, and who is there. */
function presentWords({ said, story, position, step, passages }: NarrationRequest): string {
  const node = nodeNamed(story.graph, position.node);
  const scene = step.way === "edge" ? textAt(story.graph, position.node, position.state) : "";
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
  memory:
    "What has been established. What the player corrected or wrote down stands above all else.",
  summary: "What happened before, a line for each part.",
  recalled: "From earlier parts that bear on this one.",
  recent: "The last parts, word for word.",
} as const;

/** The story material of the prompt, most important first. */
export function material(request: NarrationRequest, budget: TokenBudget): string[] {
  const { story } = request;
  const passages = request.passages.filter(({ isFromKatha }) => isFromKatha !== true);
  const room = budget.left();
  const share = (part: number) => Math.floor(room * part);
  const names = ["story", "author-wishes", "bible", "memory", "so-far", "earlier", "recent"];
  const frames = [...Object.values(headings), ...names.map((name) => block(name, ""))].join("\n\n");
  if (budget.take(frames) === null) return [];

  const recent = recentParts(passages, budget, share(0.45));
  const told = new Set(passages.slice(passages.length - recent.length).map(({ turnId }) => turnId));
  const premise = budget.takeCut(defused(`${story.title}\n${story.prompt}`), { most: share(0.12) });
  const wishes = budget.takeCut(defused(story.systemPrompt), { most: share(0.12) });
  const entries = entriesOf(story.bible, story.language).mentionedIn(presentWords(request));
  const passed = passedLines(request);
  const isPassed = passed !== "" && budget.take(passed, share(0.08)) !== null;
  const memory = lines(remembered(request, entries), budget, share(0.15));
  const bible = lines(
    entries.map((entry, order) => ({ order, text: bibleLine(entry) })),
    budget,
    share(0.12),
  );
  const older = passages.slice(0, passages.length - recent.length);
  const summary = lines(soFar(request, told), budget, share(0.2));
  const recalled = lines(
    recall(older, presentWords(request), { language: story.language, most: 4 }).map(
      ({ at, text }) => ({
        order: at,
        text: defused(text),
      }),
    ),
    budget,
    share(0.15),
  );
  return [
    ...titled(headings.story, "story", premise === null ? [] : [premise]),
    ...titled(headings.style, "author-wishes", wishes === null ? [] : [wishes]),
    ...titled(headings.bible, "bible", bible),
    ...titled(headings.memory, "memory", isPassed ? [passed, ...memory] : memory),
    ...titled(headings.summary, "so-far", summary),
    ...titled(headings.recalled, "earlier", recalled),
    ...titled(headings.recent, "recent", recent),
  ];
}
