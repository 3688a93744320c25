import type { GraphNode, StoryGraph } from "../../graph/structure.ts";
import { qualitiesOf } from "../../state/rules.ts";
import { labelsIn, laterMark, namesIn } from "../../state/turns/words.ts";
import { finding, type GraphFinding } from "../findings.ts";
import { isNear } from "./near.ts";

function textsOf({ text, choices, storylet, nudges = [], closer_look = "" }: GraphNode): string[] {
  const ofChoices = choices.flatMap(({ text: words, reason = "", remembers = "", later = "" }) => [
    words,
    reason,
    remembers,
    later,
  ]);
  return [text, ...ofChoices, storylet?.title ?? "", ...nudges, closer_look].filter((one) =>
    one.includes("{"),
  );
}

const textsOfAnswers = ({ reactions = {} }: StoryGraph): string[][] =>
  Object.values(reactions).map(({ says, remembers = "", later = "" }) =>
    says.concat(remembers, later),
  );

/** Every name between braces that a text may use. */
export function namesInTexts(graph: StoryGraph): string[] {
  const said = textsOfAnswers(graph).flat();
  return [...Object.values(graph.nodes).flatMap(textsOf), ...said].flatMap(namesIn);
}

/** So many names that nothing has are no slips. */
const mostGuessed = 1_000;

/** Braces that players would see because what they name does not exist. */
export function faultsOfMarks(graph: StoryGraph): GraphFinding[] {
  const known = [...Object.keys(qualitiesOf(graph)), ...Object.keys(graph.things ?? {})];
  const isKnown = new Set(known);
  const guessed = new Map<string, string | undefined>();
  const near = (name: string) => {
    if (isKnown.has(name) || name.startsWith("if ") || `{${name}}` === laterMark) return undefined;
    if (!guessed.has(name) && guessed.size < mostGuessed)
      guessed.set(
        name,
        known.find((one) => isNear(name, one)),
      );
    return guessed.get(name);
  };
  const ofNodes = Object.entries(graph.nodes).flatMap(([node, fields]) => {
    const labels = fields.text.includes("{if ") ? labelsIn(fields.text) : [];
    const unknown = [...new Set(labels)].filter(
      (label) => !Object.hasOwn(fields.shown_if ?? {}, label),
    );
    const misspelt = [...new Set(textsOf(fields).flatMap(namesIn))].flatMap((written) => {
      const name = near(written);
      return name === undefined ? [] : [finding("misspelt_name", { written, name }, { node })];
    });
    return unknown.map((name) => finding("unknown_label", { name }, { node })).concat(misspelt);
  });
  const inAnswers = textsOfAnswers(graph).flatMap((texts) =>
    [...new Set(texts.flatMap(namesIn))].flatMap((written) => {
      const name = near(written);
      return name === undefined ? [] : [finding("misspelt_name", { written, name })];
    }),
  );
  return [...ofNodes, ...inAnswers];
}
