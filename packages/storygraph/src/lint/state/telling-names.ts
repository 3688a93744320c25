import type { StoryGraph } from "../../graph/structure.ts";
import { qualitiesOf } from "../../state/rules.ts";
import { finding, type GraphFinding } from "../findings.ts";

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const spaced = (words: readonly string[]) => ` ${words.join(" ")} `;

/** Qualities that players see and whose names hold an ending's title: one word is chance, two are not. */
export function faultsOfTellingNames(graph: StoryGraph): GraphFinding[] {
  const endings = Object.values(graph.nodes).flatMap(({ ending }) => {
    const title = ending?.title ?? "";
    const words = wordsOf(title);
    return words.length > 1 ? [{ title, words: spaced(words) }] : [];
  });
  return Object.entries(qualitiesOf(graph)).flatMap(([id, quality]) => {
    if (!quality.shown) return [];
    const name = quality.name || id;
    const words = spaced(wordsOf(name));
    const told = endings.find((ending) => words.includes(ending.words));
    return told === undefined ? [] : [finding("tells_ending", { name, ending: told.title })];
  });
}
