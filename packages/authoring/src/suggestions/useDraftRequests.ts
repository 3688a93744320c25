import type { Body } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import type { StoryEntry, TextDraft } from "@katha/storygraph";
import { useAuthoringDispatch } from "../state.ts";
import { startAsking } from "./asking.ts";
import { coverRequest } from "./cover-request.ts";
import { type AskedAnswer, draftAnswersRequest } from "./draft-answers.ts";
import { draftsSoFar } from "./requests.ts";
import type { SuggestionDrafts, SuggestionTarget } from "./suggestion-drafts.ts";

export type DraftRequest = Omit<Body<"suggest">, "wish" | "besides">;
export type TextTarget = Exclude<SuggestionTarget, { kind: "cover" | "answer" }>;

interface Abortable {
  abort: () => void;
}

function abortWith<Request extends Abortable>(signal: AbortSignal, request: Request): Request {
  signal.addEventListener("abort", () => request.abort(), { once: true });
  return request;
}

/** Asks models for drafts for the story with this id in the store; `kinds` lists what they can write. */
export function useDraftRequests(id: string) {
  const dispatch = useAuthoringDispatch();
  const { data: offered } = authoringApi.useSuggestionsOfferedQuery();
  const [suggest] = authoringApi.useSuggestMutation();
  const [paint] = authoringApi.usePaintCoversMutation();
  const [draftAnswers] = authoringApi.useDraftAnswersMutation();

  const requestText = (target: TextTarget, asked: DraftRequest): void =>
    void dispatch(
      startAsking({
        id,
        target,
        ask: async (signal, { wish, drafts }) => {
          const body = { ...asked, wish: wish.trim(), besides: draftsSoFar(textsIn(drafts)) };
          const { data, error } = await abortWith(signal, suggest(body));
          if (data === undefined) return { error };
          const by = data.servedBy;
          return {
            drafts: data.drafts.map(({ text, choice, choices }) => ({ text, choice, choices, by })),
          };
        },
      }),
    );

  const requestCovers = (entry: StoryEntry): void =>
    void dispatch(
      startAsking({
        id,
        target: { kind: "cover" },
        ask: async (signal, { wish }) => {
          const body = { ...coverRequest(entry), wish: wish.trim() };
          const { data, error } = await abortWith(signal, paint(body));
          if (data === undefined) return { error };
          return { drafts: data.drafts.map(({ url, alt, paintedBy: by }) => ({ url, alt, by })) };
        },
      }),
    );

  const requestAnswer = (
    answer: string,
    entry: StoryEntry,
    structure: object,
    asked: AskedAnswer,
  ): void =>
    void dispatch(
      startAsking({
        id,
        target: { kind: "answer", answer },
        ask: async (signal, { wish, drafts }) => {
          const besides = textsIn(drafts).map(({ text }) => text);
          const body = draftAnswersRequest(entry, structure, asked, { wish, besides });
          const { data, error } = await abortWith(signal, draftAnswers(body));
          if (data === undefined) return { error };
          const by = data.servedBy;
          return {
            drafts: data.drafts.map(({ says }) => ({ text: says, choice: null, choices: [], by })),
          };
        },
      }),
    );

  return {
    /** Whether there is a model; undefined until that is known. */
    isAvailable: offered?.available,
    kinds: offered?.kinds ?? [],
    requestText,
    requestCovers,
    requestAnswer,
  };
}

function textsIn(drafts: SuggestionDrafts["drafts"]): TextDraft[] {
  return drafts.flatMap((draft) => ("text" in draft ? [draft] : []));
}
