import { isEnding, type GraphNode, type StoryGraph } from "../graph/structure.ts";
import type { Condition } from "../state/model/condition.ts";
import { backToHub } from "../state/model/parts.ts";
import { finding, type GraphFinding } from "./findings.ts";
import { leadsSomewhere } from "./state/ways.ts";

/** Choices that differ only in spaces or capitals look the same to the player. */
function asRead(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

interface ChoiceContext {
  endingsAreNamed: boolean;
  /** Whether choices with these two conditions can be offered together. */
  areBothOpen: (one: Condition | undefined, other: Condition | undefined) => boolean;
}

export function faultsOfChoices(
  graph: StoryGraph,
  name: string,
  node: GraphNode,
  { endingsAreNamed, areBothOpen }: ChoiceContext,
): GraphFinding[] {
  const seen = new Map<string, (Condition | undefined)[]>();
  const ofChoices = node.choices.flatMap(({ text, target, when }, choice) => {
    const found: GraphFinding[] = [];
    const place = { node: name, choice };
    if (!leadsSomewhere(graph, target))
      found.push(
        target === backToHub
          ? finding("no_hub", { choice: text }, place)
          : finding("broken_link", { choice: text, target }, place),
      );
    const read = asRead(text);
    const before = seen.get(read) ?? [];
    if (read === "") found.push(finding("empty_choice", {}, place));
    else if (before.some((other) => areBothOpen(other, when)))
      found.push(finding("duplicate_choice", { choice: text }, place));
    seen.set(read, [...before, when]);
    return found;
  });
  if (isEnding(node) && endingsAreNamed && node.ending === undefined)
    return [finding("ending_unnamed", {}, { node: name })];
  if (!isEnding(node) && node.ending !== undefined)
    ofChoices.push(finding("ending_goes_on", { title: node.ending.title }, { node: name }));
  return ofChoices;
}
