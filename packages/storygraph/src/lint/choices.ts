import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "../graph/structure.ts";
import { finding, type GraphFinding } from "./findings.ts";

/** Two choices that read alike are one to the player, whatever their spaces and capitals. */
function asRead(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

export function faultsOfChoices(
  graph: StoryGraph,
  name: string,
  node: GraphNode,
  endingsAreNamed: boolean,
): GraphFinding[] {
  const seen = new Set<string>();
  const ofChoices = node.choices.flatMap(({ text, target }, choice) => {
    const found: GraphFinding[] = [];
    const place = { node: name, choice };
    if (nodeNamed(graph, target) === undefined)
      found.push(finding("broken_link", { choice: text, target }, place));
    const read = asRead(text);
    if (read === "") found.push(finding("empty_choice", {}, place));
    else if (seen.has(read)) found.push(finding("duplicate_choice", { choice: text }, place));
    seen.add(read);
    return found;
  });
  if (isEnding(node) && endingsAreNamed && node.ending === undefined)
    return [finding("ending_unnamed", {}, { node: name })];
  if (!isEnding(node) && node.ending !== undefined)
    ofChoices.push(finding("ending_goes_on", { title: node.ending.title }, { node: name }));
  return ofChoices;
}
