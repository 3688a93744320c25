import { nodeNamed, textAt } from "@katha/storygraph";
import { bibleOf } from "../../src/bible/bible.ts";
import type { NarrationRequest } from "../../src/port.ts";
import { readScene } from "../../src/reading/index.ts";

/** A piece of an answer, and where it stands: in a scene, with which sentence of it, or elsewhere. */
export interface Source {
  from: string;
  text: string;
}

/** Shorter pieces stand in many places. */
const shortest = 12;

/** Without the marks at its ends, which an answer may have otherwise. */
const bareOf = (text: string) => text.trim().replace(/^[\s"“”«»]+|[\s"“”«».,!?।…]+$/gu, "");

/** A sentence is told whole, or what of it is said, or one of its parts. */
function piecesOf(text: string, spoken: string): string[] {
  return [text, spoken, ...text.split(/(?:;|—|–)\s+/u)]
    .map(bareOf)
    .filter((piece) => piece.length >= shortest);
}

function authored({ story, position, before, passages, noted = [] }: NarrationRequest): Source[] {
  const { graph, language } = story;
  const scenes = [...new Set([position.node, before.node, ...position.path.toReversed()])].flatMap(
    (node) => (nodeNamed(graph, node) === undefined ? [] : [node]),
  );
  const ofScenes = scenes.flatMap((node) =>
    readScene(textAt(graph, node, position.state), language).flatMap(({ text, spoken, at }) =>
      piecesOf(text, spoken).map((piece) => ({
        from: `scene ${node}, sentence ${at + 1}`,
        text: piece,
      })),
    ),
  );
  const { nudges = [], beats = [], closer_look } = nodeNamed(graph, before.node) ?? {};
  const { cast, places, objects } = bibleOf(story.bible);
  const others: Source[] = [
    ...nudges.map((text, at) => ({ from: `nudge ${at + 1} of ${before.node}`, text })),
    ...beats.map((text, at) => ({ from: `beat ${at + 1} of ${before.node}`, text })),
    { from: `closer look of ${before.node}`, text: closer_look ?? "" },
    ...cast.map(({ name, is }) => ({ from: `bible: ${name}`, text: is })),
    ...[...places, ...objects].map(({ name, about }) => ({ from: `bible: ${name}`, text: about })),
    ...passages.flatMap(({ deeds = [] }) => deeds.map((text) => ({ from: "done before", text }))),
    ...noted.map((text) => ({ from: "the player's note", text })),
  ];
  return [...ofScenes, ...others]
    .map(({ from, text }) => ({ from, text: bareOf(text) }))
    .filter(({ text }) => text.length >= shortest);
}

/** Where an answer's words come from, in their order; what nobody else wrote is Katha's own. */
export function sourcesOf(request: NarrationRequest, narrative: string): Source[] {
  const { step, story } = request;
  if (step.way === "reaction") {
    const { about = "", topics = [] } = story.graph.reactions?.[step.reaction] ?? {};
    const of = [about, topics.slice(0, 3).join(", ")].filter((part) => part !== "").join(": ");
    return [{ from: `answer ${step.reaction}${of === "" ? "" : ` (${of})`}`, text: narrative }];
  }
  const typed = bareOf(request.said ?? "").toLowerCase();
  const found: { at: number; source: Source }[] = [];
  let left = narrative;
  const longestFirst = authored(request).toSorted((one, two) => two.text.length - one.text.length);
  for (const source of longestFirst) {
    const at = left.indexOf(source.text);
    // What was typed is told again, though the story may have the same words.
    if (at < 0 || source.text.toLowerCase() === typed) continue;
    found.push({ at, source });
    left =
      left.slice(0, at) + "\0".repeat(source.text.length) + left.slice(at + source.text.length);
  }
  for (const own of left.matchAll(/[^\0]+/gu)) {
    const text = own[0].trim();
    if (/[\p{L}\p{N}]/u.test(text)) found.push({ at: own.index, source: { from: "Katha", text } });
  }
  return found.toSorted((one, two) => one.at - two.at).map(({ source }) => source);
}
