import { z } from "zod";
import { jsonIn } from "../providers/json-in.ts";
import { startPosition } from "../position/index.ts";
import { checkPassage, ratingHeldTo } from "../safety/index.ts";
import { fitThroughout } from "../fitness/unfit.ts";
import { sceneFor, type AnswerWanted } from "./asked.ts";

/** Parses leniently: keeps what can be used. */
const understood = z.object({ drafts: z.array(z.unknown()) });
const draft = z.object({ says: z.string() });

const mostDrafts = 3;
const mostLetters = 1_200;
const closed = /[.!?।॥؟۔…]["'”’»)\]]*$/u;

const tidy = (text: string) =>
  text
    .normalize("NFC")
    .trim()
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(/(?<!\s)\s*\n\s*/gu, "\n\n");

/** Whether it can be told as it is: checked sentence by sentence, like a narrator's text. */
function fitnessIn(wanted: AnswerWanted, system: string): (says: string) => boolean {
  const { story, lines } = wanted;
  const node = sceneFor(wanted);
  const { state } = startPosition(story.graph);
  const position = { node, turnsHere: 0, beatsTold: [], path: [node], arrivals: 1, state };
  const told = { story, position, passages: [], memory: [], said: lines.join("\n") };
  const isFit = fitThroughout(told, system);
  return (says) => {
    // Braces would be read as the name of a quality.
    if (says.length > mostLetters || /[{}]/u.test(says) || !closed.test(says)) return false;
    if (checkPassage(says, ratingHeldTo(story), story.language) !== null) return false;
    return isFit(says);
  };
}

/** The drafts in a model's answer that are new and pass the checks. */
export function answerDraftsIn(answer: string, wanted: AnswerWanted, system: string): string[] {
  const read = understood.safeParse(jsonIn(answer));
  if (!read.success) return [];
  const isFit = fitnessIn(wanted, system);
  const told = Object.values(wanted.story.graph.reactions ?? {}).flatMap(({ says }) => says);
  const old = new Set([...told, ...wanted.besides].map(tidy));
  const drafts = read.data.drafts.flatMap((one) => {
    const says = tidy(draft.safeParse(one).data?.says ?? "");
    return says !== "" && !old.has(says) && isFit(says) ? [says] : [];
  });
  return [...new Set(drafts)].slice(0, mostDrafts);
}
