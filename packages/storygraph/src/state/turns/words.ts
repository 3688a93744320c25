import { storyBounds } from "../../bounds/story-bounds.ts";
import { nodeNamed, type GraphNode, type StoryGraph } from "../../graph/structure.ts";
import type { Quality, Value } from "../model/quality.ts";
import { qualityNamed, thingNamed } from "../rules.ts";
import { cutTo } from "./cut.ts";
import { holds } from "./holds.ts";
import { valueOf, type PlayState } from "./state.ts";

const hasMarks = /\{/u;
/** A quality or a thing that a text names, with its forms. */
export const mark = /\{([^{}|]+)((?:\|[^{}|]*)*)\}/gu;
/** Starts a paragraph that is told only while a condition holds. */
export const paragraphCondition = /^\{if (not )?([^{}|]+)\}[ \t]*/u;

/** Picks one of the author's forms for a value: for a number those of 0, 1 and more. */
function formFor(quality: Quality, value: Value, forms: readonly string[]): string {
  switch (quality.kind) {
    case "flag":
      return (value === true ? forms[0] : forms[1]) ?? "";
    case "one_of":
      return forms[quality.values.indexOf(String(value))] ?? "";
    case "number": {
      const at = value === 1 ? forms.length - 2 : forms.length - 1;
      const form = forms.length > 2 && value === 0 ? forms[0] : forms[Math.max(0, at)];
      return (form ?? "").replaceAll("#", String(value));
    }
    case "set":
      return ((value as readonly string[]).length > 0 ? forms[0] : forms[1]) ?? "";
    case "text":
      return (value === "" ? forms[1] : forms[0]) ?? "";
  }
}

function spoken(quality: Quality, value: Value): string {
  if (typeof value === "boolean") return value ? quality.name : "";
  return typeof value === "object" ? value.join(", ") : String(value);
}

/** What stands in a text for a quality or a thing; undefined where the braces name neither. */
function filledIn(
  graph: StoryGraph,
  state: PlayState,
  [, name = "", rest = ""]: RegExpExecArray,
): string | undefined {
  const forms = rest === "" ? [] : rest.slice(1).split("|");
  const quality = qualityNamed(graph, name);
  const value = valueOf(state, name);
  if (quality !== undefined && value !== undefined)
    return forms.length === 0 ? spoken(quality, value) : formFor(quality, value, forms);
  const thing = thingNamed(graph, name);
  if (thing === undefined || forms.length === 0) return thing?.name;
  return (state.things.includes(name) ? forms[0] : forms[1]) ?? "";
}

/**
 * A text with its qualities and things filled in. Braces that name nothing stay as they are. What a story from before
 * its bounds would make longer than `most` is cut.
 */
export function wordsIn(
  graph: StoryGraph,
  text: string,
  state: PlayState,
  most: number = storyBounds.told,
): string {
  if (!hasMarks.test(text)) return cutTo(text, most);
  let told = "";
  let at = 0;
  for (const match of text.matchAll(mark)) {
    const [written] = match;
    told += text.slice(at, match.index) + (filledIn(graph, state, match) ?? written);
    at = match.index + written.length;
    if (told.length > most) break;
  }
  return cutTo(told.length > most ? told : told + text.slice(at), most);
}

/** Alone in a paragraph, marks where earlier deeds are told of. */
export const laterMark = "{later}";

/** A scene without the paragraphs whose condition does not hold, but still with the mark for earlier deeds. */
function toldAt(
  graph: StoryGraph,
  { text, shown_if: conditions = {} }: GraphNode,
  state: PlayState,
) {
  const told = text.split(/\n{2,}/u).flatMap((paragraph) => {
    const [whole, not, label] = paragraphCondition.exec(paragraph) ?? [];
    if (whole === undefined || label === undefined || !Object.hasOwn(conditions, label))
      return [paragraph];
    const isShown = holds(conditions[label], state) === (not === undefined);
    return isShown ? [paragraph.slice(whole.length)] : [];
  });
  return wordsIn(graph, told.join("\n\n"), state);
}

/** A scene as it is told now. */
export function textAt(graph: StoryGraph, name: string, state: PlayState): string {
  const node = nodeNamed(graph, name);
  if (node === undefined || !hasMarks.test(node.text))
    return cutTo(node?.text ?? "", storyBounds.told);
  const told = toldAt(graph, node, state);
  if (!told.includes(laterMark)) return told;
  const paragraphs = told.split("\n\n").filter((paragraph) => paragraph.trim() !== laterMark);
  return paragraphs.join("\n\n");
}

/** The paragraph before which the author wants earlier deeds told: `""` at the end; undefined without a mark. */
export function toldBefore(graph: StoryGraph, name: string, state: PlayState): string | undefined {
  const node = nodeNamed(graph, name);
  if (node === undefined || !node.text.includes(laterMark)) return undefined;
  const paragraphs = toldAt(graph, node, state)
    .split("\n\n")
    .map((paragraph) => paragraph.trim());
  const at = paragraphs.indexOf(laterMark);
  return at === -1 ? undefined : (paragraphs[at + 1] ?? "");
}

/** The names of the conditions that a scene's paragraphs ask for. */
export function labelsIn(text: string): string[] {
  return text
    .split(/\n{2,}/u)
    .flatMap((paragraph) => paragraphCondition.exec(paragraph)?.[2] ?? []);
}

/** The text with the name `from` replaced by another. */
export function renamedIn(text: string, from: string, to: string): string {
  return text.replaceAll(mark, (written, name: string, forms: string) =>
    name === from ? `{${to}${forms}}` : written,
  );
}

/** The names between braces in a text. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(mark), ([, name]) => name ?? "");
}
