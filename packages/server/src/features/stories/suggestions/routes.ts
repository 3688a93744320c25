import {
  draftAnswers,
  paintCovers,
  suggest,
  suggestionKinds,
  suggestionsOffered,
} from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { answerDraftsFor } from "./answers/answer-drafts.ts";
import { coversFor, type CoversNeeds } from "./covers.ts";
import { notOffered } from "./problems.ts";
import { suggestionsFor, type SuggestionsNeeds } from "./suggestions.ts";

export function suggestionRoutes(register: RegisterCall, needs: SuggestionsNeeds): void {
  const limit = async () => {
    if (needs.writer() === undefined) throw notOffered();
  };
  register(suggestionsOffered, async () => {
    const available = needs.writer() !== undefined;
    return { available, kinds: available ? [...suggestionKinds] : [] };
  });
  register(suggest, ({ body, disconnected }) => suggestionsFor(needs, body, disconnected), {
    limit,
  });
  register(draftAnswers, ({ body, disconnected }) => answerDraftsFor(needs, body, disconnected), {
    limit,
  });
}

export function paintedCoverRoutes(register: RegisterCall, needs: CoversNeeds): void {
  register(paintCovers, ({ body, viewer, disconnected }) =>
    coversFor(needs, body, viewer, disconnected),
  );
}
