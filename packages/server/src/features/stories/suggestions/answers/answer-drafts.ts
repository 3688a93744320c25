import type { AnswerOf, BodyOf, draftAnswers } from "@katha/api/contract";
import { nodeNamed, normalise } from "@katha/storygraph";
import { answerCommission, answerDraftsIn, type AnswerWanted } from "@katha/narrator";
import { Problem } from "../../../../lib/problem.ts";
import { draftedBy } from "../drafted-by.ts";
import { notOffered } from "../problems.ts";
import type { SuggestionsNeeds } from "../suggestions.ts";

type AnswersInput = BodyOf<typeof draftAnswers>;

function wantedIn(input: AnswersInput): AnswerWanted {
  const { scene, reaction, lines, wish, besides } = input;
  const story = {
    title: input.title,
    language: input.language,
    contentRating: input.content_rating,
    prompt: input.story_prompt,
    systemPrompt: "",
    graph: normalise(input.story_structure),
    bible: input.bible ?? null,
  };
  const missing = [scene, reaction.at].find(
    (node) => node !== "" && nodeNamed(story.graph, node) === undefined,
  );
  if (missing !== undefined)
    throw new Problem(409, "no_such_node", `The story has no node named ${missing}.`, {
      fields: { node: missing },
    });
  return { story, scene, reaction, lines, wish, besides };
}

/** Drafts of answers for the author to choose from, by a configured model. Nothing is saved or charged. */
export async function answerDraftsFor(
  { writer: writerNow }: Pick<SuggestionsNeeds, "writer">,
  input: AnswersInput,
  signal: AbortSignal,
): Promise<AnswerOf<typeof draftAnswers>> {
  const writer = writerNow();
  if (writer === undefined) throw notOffered();
  const wanted = wantedIn(input);
  const commission = answerCommission(wanted);
  const read = (text: string) =>
    answerDraftsIn(text, wanted, commission.prompt.system).map((says) => ({ says }));
  return draftedBy(writer, commission, read, signal);
}
