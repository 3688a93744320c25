import { authoringApi } from "@katha/api/authoring";
import { draftAnswersRequest } from "@katha/authoring";
import type { StoryEntry } from "@katha/storygraph";
import {
  type AnswerDraft,
  type AnswerDrafting,
  type DraftedAnswer,
  type SuggestionDrafts,
  suggestionMessages,
  useMessages,
} from "@katha/ui";
import { nanoid } from "@reduxjs/toolkit";
import { useRef, useState } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { suggestionFailure } from "./suggestion-failure.ts";

type Drafts = SuggestionDrafts<AnswerDraft>;

const nothingYet: Drafts = {
  wish: "",
  drafts: [],
  isAsking: false,
  wasStopped: false,
  received: 0,
  failure: undefined,
};

/**
 * Drafts of answers for the story in the form, until the page is closed; undefined until it is known whether there is a
 * model.
 */
export function useAnswerDrafts(
  entry: StoryEntry,
  structure: object,
): AnswerDrafting | null | undefined {
  const t = useMessages(suggestionMessages);
  const translateError = useTranslateError();
  const { data: offered } = authoringApi.useSuggestionsOfferedQuery();
  const [draft] = authoringApi.useDraftAnswersMutation();
  const [all, setAll] = useState<Readonly<Record<string, Drafts>>>({});
  const running = useRef(new Map<string, { abort: () => void }>());
  if (offered === undefined) return undefined;
  if (!offered.available) return null;

  const draftsFor = (id: string): Drafts =>
    Object.hasOwn(all, id) ? (all[id] ?? nothingYet) : nothingYet;
  const change = (id: string, next: (before: Drafts) => Partial<Drafts>) =>
    setAll((before) => {
      const own = before[id] ?? nothingYet;
      return { ...before, [id]: { ...own, ...next(own) } };
    });

  const request = async (asked: DraftedAnswer): Promise<void> => {
    const { id } = asked;
    if (running.current.has(id)) return;
    const { wish, drafts } = draftsFor(id);
    const besides = drafts.map(({ text }) => text);
    const asking = draft(draftAnswersRequest(entry, structure, { ...asked, wish, besides }));
    running.current.set(id, asking);
    change(id, () => ({ isAsking: true, wasStopped: false, failure: undefined, received: 0 }));
    const { data, error } = await asking;
    // Stopped or asked again meanwhile.
    if (running.current.get(id) !== asking) return;
    running.current.delete(id);
    const by = data?.served_by ?? "";
    const fresh = (data?.drafts ?? []).map(({ says: text }) => ({
      // `crypto.randomUUID` is for secure origins alone.
      id: nanoid(),
      text,
      by,
    }));
    change(id, (before) => ({
      isAsking: false,
      drafts: [...fresh, ...before.drafts],
      received: fresh.length,
      failure: error && suggestionFailure(translateError(error), t),
    }));
  };

  return {
    draftsFor,
    onPromptChange: (id, wish) => change(id, () => ({ wish })),
    onDiscard: (id, gone) =>
      change(id, ({ drafts }) => ({ drafts: drafts.filter((one) => !gone.includes(one.id)) })),
    onStop: (id) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      change(id, () => ({ isAsking: false, wasStopped: true }));
    },
    onRequest: (asked) => void request(asked),
  };
}
