import { suggest, suggestionKinds, suggestionsOffered } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { suggestionsFor, type SuggestionsNeeds } from "./suggestions.ts";

export function suggestionRoutes(register: RegisterCall, needs: SuggestionsNeeds): void {
  register(suggestionsOffered, async () => {
    const available = needs.writer !== undefined;
    return { available, kinds: available ? [...suggestionKinds] : [] };
  });
  register(suggest, ({ params, body, request, viewer }) =>
    suggestionsFor(needs, { id: params.id, ...body }, signedIn(viewer), request.signal),
  );
}
