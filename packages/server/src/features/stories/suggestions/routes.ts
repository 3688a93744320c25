import {
  draftAnswers,
  paintCovers,
  suggest,
  suggestionKinds,
  suggestionsOffered,
} from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { answerDraftsFor } from "./answers/answer-drafts.ts";
import { coversFor, type CoversNeeds } from "./covers.ts";
import { suggestionsFor, type SuggestionsNeeds } from "./suggestions.ts";

export function suggestionRoutes(register: RegisterCall, needs: SuggestionsNeeds): void {
  register(suggestionsOffered, async () => {
    const available = needs.writer !== undefined;
    return { available, kinds: available ? [...suggestionKinds] : [] };
  });
  register(suggest, ({ body, viewer, disconnected }) =>
    suggestionsFor(needs, body, signedIn(viewer), disconnected),
  );
  register(draftAnswers, ({ body, viewer, disconnected }) =>
    answerDraftsFor(needs, body, signedIn(viewer), disconnected),
  );
}

export function paintedCoverRoutes(register: RegisterCall, needs: CoversNeeds): void {
  register(paintCovers, ({ body, viewer, disconnected }) =>
    coversFor(needs, body, signedIn(viewer), disconnected),
  );
}
