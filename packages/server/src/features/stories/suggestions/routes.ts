import {
  draftAnswers,
  paintCovers,
  suggest,
  suggestionKinds,
  suggestionsOffered,
} from "@katha/api/contract";
import type { Asker, RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import type { Limits } from "../../auth/index.ts";
import { answerDraftsFor } from "./answers/answer-drafts.ts";
import { coversFor, type CoversNeeds } from "./covers.ts";
import { notOffered } from "./problems.ts";
import { suggestionsFor, type SuggestionsNeeds } from "./suggestions.ts";

interface SuggestionRoutesNeeds extends SuggestionsNeeds {
  limits: Pick<Limits, "suggestion">;
}

export function suggestionRoutes(register: RegisterCall, needs: SuggestionRoutesNeeds): void {
  const limit = async ({ viewer }: Asker) => {
    if (needs.writer === undefined) throw notOffered();
    await needs.limits.suggestion(signedIn(viewer).id);
  };
  register(suggestionsOffered, async () => {
    const available = needs.writer !== undefined;
    return { available, kinds: available ? [...suggestionKinds] : [] };
  });
  register(suggest, ({ body, disconnected }) => suggestionsFor(needs, body, disconnected), {
    limit,
  });
  register(draftAnswers, ({ body, disconnected }) => answerDraftsFor(needs, body, disconnected), {
    limit,
  });
}

interface PaintedCoverRoutesNeeds extends CoversNeeds {
  limits: Pick<Limits, "paintedCovers">;
}

export function paintedCoverRoutes(register: RegisterCall, needs: PaintedCoverRoutesNeeds): void {
  register(
    paintCovers,
    ({ body, viewer, disconnected }) => coversFor(needs, body, signedIn(viewer), disconnected),
    { limit: ({ viewer }) => needs.limits.paintedCovers(signedIn(viewer).id) },
  );
}
