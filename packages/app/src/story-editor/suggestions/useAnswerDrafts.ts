import {
  draftsDiscarded,
  draftsForAnswer,
  selectAnswerDrafts,
  stopAsking,
  useAuthoringDispatch,
  useAuthoringSelector,
  useDraftRequests,
  wishChanged,
  type WrittenStory,
} from "@katha/authoring";
import type { AnswerDrafting } from "@katha/ui/author";
import { useShownDrafts } from "./useDrafting.ts";

/** Drafts of answers for the story in the form; undefined until it is known whether there is a model. */
export function useAnswerDrafts(
  story: string,
  { entry, structure }: Pick<WrittenStory, "entry" | "structure">,
): AnswerDrafting | null | undefined {
  const dispatch = useAuthoringDispatch();
  const show = useShownDrafts();
  const answers = useAuthoringSelector((state) => selectAnswerDrafts(state, story));
  const { isAvailable, requestAnswer } = useDraftRequests(story);
  if (isAvailable === undefined) return undefined;
  if (!isAvailable) return null;
  const targetOf = (answer: string) => ({ kind: "answer", answer }) as const;
  const at = (answer: string) => ({ id: story, target: targetOf(answer) });
  return {
    draftsFor: (answer) => show(draftsForAnswer(answers, answer)),
    onPromptChange: (answer, wish) => dispatch(wishChanged({ ...at(answer), wish })),
    onRequest: ({ id, ...asked }) => requestAnswer(id, entry, structure, asked),
    onStop: (answer) => dispatch(stopAsking(story, targetOf(answer))),
    onDiscard: (answer, ids) => dispatch(draftsDiscarded({ ...at(answer), ids })),
  };
}
