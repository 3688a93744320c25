import { along } from "../../position/edges.ts";
import type { Heard, Step } from "../../port.ts";
import { isSpoken } from "../../understanding/choices/spoken.ts";
import type { AnswerHeard, Candidates, ChoiceHeard } from "./candidates.ts";
import type { Verdict } from "./read.ts";

/** How sure a model must be, from 0 to 1. */
const sureness = { taken: 0.85, asked: 0.5, answered: 0.7 } as const;

const mostAsked = 2;

/** How the rules understood the line, with the model's word added. */
function heardBy({ choices, line }: Candidates, sure: number, by: string): Heard {
  const [fit = 0, next = 0] = choices
    .map((one) => Math.round(one.fit * 100) / 100)
    .toSorted((left, right) => right - left);
  return { fit, next, mood: line.mood, model: { by, sure } };
}

function isTaken({ edge, mayTake }: ChoiceHeard, { act, sure }: Verdict, asked: Candidates) {
  const isAlone = asked.asked.every((text) => text === edge.text);
  const isQuestion = act === "ask" && !isSpoken(edge);
  return sure >= sureness.taken && mayTake && isAlone && !isQuestion;
}

/** The act that a model reads in the line has to be one the answer was written for. */
function isAnswered({ reaction }: AnswerHeard, { act, about, topic, sure }: Verdict): boolean {
  const isAct = reaction.acts.length === 0 || reaction.acts.some((one) => one === act);
  const isAbout = reaction.about === "" || reaction.about === about;
  const isTopic = reaction.topics.length === 0 || (topic ?? "").trim() !== "";
  return sure >= sureness.answered && isAct && isAbout && isTopic;
}

/** The step that a model proposes, where the rules allow it; undefined where they do not. */
export function decide(asked: Candidates, verdict: Verdict, by: string): Step | undefined {
  const { means, number, sure } = verdict;
  const at = (number ?? 0) - 1;
  const heard = heardBy(asked, sure, by);
  if (means === "choice") {
    const choice = asked.choices[at];
    if (choice === undefined || sure < sureness.asked) return undefined;
    if (isTaken(choice, verdict, asked)) return { ...along(choice.edge), heard };
    const choices = [...new Set([choice.edge.text, ...asked.asked])].slice(0, mostAsked);
    return { way: "ask", choices, heard };
  }
  const answer = means === "answer" ? asked.answers[at] : undefined;
  if (answer === undefined || !isAnswered(answer, verdict)) return undefined;
  return { way: "reaction", reaction: answer.name, heard };
}
