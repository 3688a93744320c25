import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { storyBodyBytes } from "../../../lib/story-bounds.ts";
import { keyOf } from "../../idempotency/index.ts";
import { withNeedOfModel, type NeedsModelDependencies } from "../needs-model.ts";
import type { AuthoringDependencies } from "./permissions.ts";
import { draftRoutes } from "./drafts/routes.ts";
import { ownStories } from "./own-stories.ts";
import { createStory, saveStory } from "./saving/save.ts";
import { archiveStory, featureStory, publishStory, restoreStory } from "./lifecycle.ts";
import { versionOf } from "./saving/stale-saves.ts";
import { versionRoutes } from "./versions/routes.ts";

export function authoringRoutes(
  register: RegisterCall,
  needs: AuthoringDependencies & NeedsModelDependencies,
): void {
  register(
    calls.createStory,
    ({ body, request, viewer }) => createStory(needs, { form: body, key: keyOf(request) }, viewer),
    { bodyLimit: storyBodyBytes, inTurn: true },
  );
  register(calls.myStories, (call) => ownStories(needs, call.viewer), { inTurn: true });
  register(
    calls.updateStory,
    async ({ params, body, request, viewer }) => {
      const ifMatch = versionOf(request.headers["if-match"]);
      const saved = saveStory(needs, { id: params.id, form: body, ifMatch }, viewer);
      return withNeedOfModel(needs, await saved);
    },
    { bodyLimit: storyBodyBytes, inTurn: true },
  );
  versionRoutes(register, needs);
  draftRoutes(register, needs);
  register(calls.publishStory, (call) => publishStory(needs, call.params.id, call.viewer));
  register(
    calls.archiveStory,
    (call) =>
      (call.body.archived ? archiveStory : restoreStory)(needs, call.params.id, call.viewer),
    { inTurn: true },
  );
  register(calls.featureStory, (call) =>
    featureStory(needs, call.params.id, call.body.is_featured, call.viewer),
  );
}
