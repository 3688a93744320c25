import { canAnswer, hasScenes, nodeNamed, type Reaction } from "@katha/storygraph";
import { offersAt, type Edge } from "../../position/edges.ts";
import type { PlayerAction, Step } from "../../port.ts";
import { isCatchAll } from "../../understanding/reactions/catch-all.ts";
import { isRefusing } from "../../understanding/choices/choice-words.ts";
import { fitsOf } from "../../understanding/choices/fits.ts";
import { pickedChoice } from "../../understanding/choices/picked-choice.ts";
import { isGoingOn } from "../../understanding/going-on/going-on.ts";
import { heardLine, type HeardLine } from "../../understanding/mood/heard-line.ts";
import { namedIn } from "../../understanding/named.ts";
import { heardPart } from "../../understanding/heard-part.ts";
import { termsOf } from "../../understanding/words/terms.ts";

/** A choice that a model may say was meant. */
export interface ChoiceHeard {
  edge: Edge;
  fit: number;
  /** Whether the rules allow taking it. */
  mayTake: boolean;
}

/** An authored answer that a model may say fits. */
export interface AnswerHeard {
  name: string;
  reaction: Reaction;
}

/** What a typed line may mean in a scene, as far as the rules allow. */
export interface Candidates {
  said: string;
  line: HeardLine;
  choices: readonly ChoiceHeard[];
  answers: readonly AnswerHeard[];
  /** The choice that the rules would ask about. */
  asked: readonly string[];
}

/** A choice that fits less, or shares fewer words with the line, may fit by chance: it is only asked about. */
const leastFit = 0.1;
const leastAmount = 0.1;
const mostAnswers = 16;

/** Whether the rules found neither a choice nor a fitting answer; between two equal choices the player decides. */
function isOpen(asked: PlayerAction, step: Step): boolean {
  const said = asked.said?.trim() ?? "";
  const isTyped = asked.action === "custom_action" && asked.command == null && said !== "";
  if (!isTyped || isGoingOn(said) || !hasScenes(asked.story.graph)) return false;
  if (pickedChoice(said, offersAt(asked.story.graph, asked.position), asked.offers)) return false;
  if (step.way === "ask") return step.heard !== undefined && step.choices.length === 1;
  if (step.way === "reaction")
    return step.heard !== undefined && isCatchAll(asked.story, step.reaction);
  if (step.way === "detour") return step.heard !== undefined;
  return step.way === "refusal" && step.because === "fixed";
}

/** Only a deed takes a choice, and a refusal takes none that agrees. */
function choicesIn({ story, position }: PlayerAction, line: HeardLine): ChoiceHeard[] {
  if (line.mood !== "done" || line.isWhether || line.isUndecided) return [];
  const edges = offersAt(story.graph, position);
  const isNo = isRefusing(line.text);
  return fitsOf(story, position, edges, line)
    .filter(({ fit }) => fit > 0)
    .map(({ edge, fit, evidence }) => ({
      edge,
      fit,
      mayTake:
        fit >= leastFit &&
        evidence.amount >= leastAmount &&
        !position.path.includes(edge.to) &&
        [edge.text, ...(edge.aliases ?? [])].some((words) => isRefusing(words) || !isNo),
    }));
}

/** Things and places answer only where they were named recently; the state decides which people may. */
function isNear({ story, position }: PlayerAction, about: string): boolean {
  if (about === "") return true;
  const named = namedIn(story, position, about).filter(({ name }) => name === about);
  return named.some(({ kind, isHere }) => kind === "person" || isHere);
}

function answersIn(asked: PlayerAction, said: string, line: HeardLine): AnswerHeard[] {
  if (line.mood === "supposed") return [];
  const { story, position } = asked;
  const { node, state } = position;
  const { cast = [] } = nodeNamed(story.graph, node) ?? {};
  const spoken = new Set(termsOf(said));
  const nearness = ({ reaction: { about, at, topics } }: AnswerHeard) =>
    2 * termsOf([about, ...topics].join(" ")).filter((term) => spoken.has(term)).length +
    (at === "" ? 0 : 1) +
    (cast.includes(about) ? 1 : 0);
  const answers = Object.entries(story.graph.reactions ?? {})
    .filter(
      ([name, reaction]) =>
        reaction.command === "" &&
        // A model must not move the player to another scene.
        reaction.target === "" &&
        !isCatchAll(story, name) &&
        canAnswer(story.graph, node, state, name, reaction),
    )
    .map(([name, reaction]) => ({ name, reaction }))
    // An answer that changes something needs a deed.
    .filter(({ reaction }) => line.mood === "done" || (reaction.effects ?? []).length === 0);
  const abouts = [...new Set(answers.map(({ reaction }) => reaction.about))];
  const near = new Set(abouts.filter((about) => isNear(asked, about)));
  return answers
    .filter(({ reaction }) => near.has(reaction.about))
    .map((answer) => ({ answer, rank: nearness(answer) }))
    .toSorted((left, right) => right.rank - left.rank)
    .slice(0, mostAnswers)
    .map(({ answer }) => answer);
}

/** What a model may be asked about a typed line; undefined where the rules are enough. */
export function candidatesIn(asked: PlayerAction, step: Step): Candidates | undefined {
  if (!isOpen(asked, step)) return undefined;
  const said = heardPart(asked.said?.trim() ?? "");
  const line = heardLine(said, asked.story.language);
  const choices = choicesIn(asked, line);
  const answers = answersIn(asked, said, line);
  if (choices.length === 0 && answers.length === 0) return undefined;
  return { said, line, choices, answers, asked: step.way === "ask" ? step.choices : [] };
}
