import { deleteDraft, duplicateStory, restoreDraft } from "@katha/api/contract";
import type { RegisterCall } from "../../../../lib/register-call.ts";
import { keyOf } from "../../../idempotency/index.ts";
import type { AuthoringDependencies } from "../permissions.ts";
import * as drafts from "./drafts.ts";

export function draftRoutes(register: RegisterCall, needs: AuthoringDependencies): void {
  register(
    duplicateStory,
    ({ params, body, request, viewer }) => {
      const asked = { id: params.id, title: body.title, key: keyOf(request) };
      return drafts.duplicateStory(needs, asked, viewer, (bytes) =>
        request.server.requestBudgets.spendBytes(viewer, duplicateStory.budget, bytes),
      );
    },
    { inTurn: true },
  );
  register(deleteDraft, ({ params, viewer }) => drafts.deleteDraft(needs, params.id, viewer));
  register(restoreDraft, ({ params, viewer }) => drafts.restoreDraft(needs, params.id, viewer));
}
