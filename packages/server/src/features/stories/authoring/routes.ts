import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { keyOf } from "../../idempotency/index.ts";
import type { AuthoringDependencies } from "./permissions.ts";
import { draftRoutes } from "./drafts/routes.ts";
import { ownStories } from "./own-stories.ts";
import { createStory, saveStory } from "./saving/save.ts";
import { archiveStory, featureStory, publishStory, restoreStory } from "./lifecycle.ts";
import { versionOf } from "./saving/stale-saves.ts";
import { versionRoutes } from "./versions/routes.ts";

/** A manuscript of thousands of nodes. */
const bodyLimit = 4 * 1024 * 1024;

export function authoringRoutes(register: RegisterCall, needs: AuthoringDependencies): void {
  register(
    calls.createStory,
    ({ body, request, viewer }) =>
      createStory(needs, { form: body, key: keyOf(request) }, signedIn(viewer)),
    { bodyLimit },
  );
  register(calls.myStories, (asked) => ownStories(needs, signedIn(asked.viewer)));
  register(
    calls.updateStory,
    (asked) => {
      const ifMatch = versionOf(asked.request.headers["if-match"]);
      return saveStory(
        needs,
        { id: asked.params.id, form: asked.body, ifMatch },
        signedIn(asked.viewer),
      );
    },
    { bodyLimit },
  );
  versionRoutes(register, needs);
  draftRoutes(register, needs);
  register(calls.publishStory, (asked) =>
    publishStory(needs, asked.params.id, signedIn(asked.viewer)),
  );
  register(calls.archiveStory, (asked) =>
    (asked.body.archived ? archiveStory : restoreStory)(
      needs,
      asked.params.id,
      signedIn(asked.viewer),
    ),
  );
  register(calls.featureStory, (asked) =>
    featureStory(needs, asked.params.id, asked.body.is_featured, signedIn(asked.viewer)),
  );
}
