import { finding, type GraphFinding } from "@katha/storygraph";
import { choiceAt, isAllOne, type Edge } from "../position/index.ts";
import type { Step, StoryVersion } from "../port.ts";
import { actsIn } from "../understanding/acts/act.ts";
import { isSaid } from "../understanding/choices/picked-choice.ts";
import { clausesOf } from "../understanding/mood/mood.ts";
import { authoredAnswer } from "../understanding/reactions/authored-answer.ts";
import type { TypedLine } from "./lines.ts";
import type { Stand } from "./stands.ts";

const wordingsOf = ({ text, aliases = [] }: Edge) => [text, ...aliases];
const isWordedSo = (edge: Edge, said: string) =>
  wordingsOf(edge).some((wording) => isSaid(wording, said));

function actsOf(story: StoryVersion, said: string): string[] {
  return clausesOf(said, story.language).flatMap((clause) => actsIn(clause));
}

/** Where one of the choice's own wordings would also get the answer, both mean the same and the choice comes first. */
function meansTheSame(story: StoryVersion, { position }: Stand, reaction: string, edge: Edge) {
  const speaking = { story, position, passages: [] };
  return wordingsOf(edge).some(
    (wording) => authoredAnswer(speaking, wording)?.reactions.includes(reaction) === true,
  );
}

/** The fault in understanding a line as this step; undefined where there is none. */
export function faultOf(
  story: StoryVersion,
  stand: Stand,
  line: TypedLine,
  step: Step,
): GraphFinding | undefined {
  const { position, edges } = stand;
  const { node } = position;
  const { said: typed } = line;
  const taken =
    step.way === "edge"
      ? edges.find(({ text, to }) => text === step.choice && to === step.to)
      : undefined;
  const placeOf = (edge: Edge) => {
    const choice = choiceAt(story.graph, node, edge);
    return { node, ...(choice !== undefined && { choice }) };
  };
  if (line.for === "choice") {
    const { edge, as } = line;
    const { text: choice } = edge;
    if (taken !== undefined)
      return taken === edge || isAllOne(story.graph, node, [taken, edge])
        ? undefined
        : finding("choice_mistaken", { choice, typed, taken: taken.text }, placeOf(edge));
    const isHeard = step.way === "ask" && step.choices.includes(choice);
    return isHeard || as === "manner"
      ? undefined
      : finding("choice_unheard", { choice, typed }, placeOf(edge));
  }
  if (taken === undefined || isWordedSo(taken, typed)) return undefined;
  if (line.for === "answer") {
    const { reaction: entry } = line;
    return meansTheSame(story, stand, entry, taken)
      ? undefined
      : finding("answer_outrun", { entry, typed, taken: taken.text }, placeOf(taken));
  }
  const acts = actsOf(story, typed);
  const isMeant = wordingsOf(taken).some((wording) =>
    actsOf(story, wording).some((act) => acts.includes(act)),
  );
  return isMeant ? undefined : finding("stray_taken", { typed, taken: taken.text }, placeOf(taken));
}
