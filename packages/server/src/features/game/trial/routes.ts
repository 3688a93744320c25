import { tryScene } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { storyBodyBytes } from "../../../lib/story-body.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { raiseSocketTimeout } from "../turns/events/socket-timeout.ts";
import { trialOf, type TrialNeeds } from "./trial.ts";
import { createTriedStories } from "./tried-stories.ts";

/** Shorter than a client's own timeout. */
const tellingMayTakeMs = 75_000;

export function trialRoutes(register: RegisterCall, needs: Omit<TrialNeeds, "triedStories">): void {
  const triedStories = createTriedStories();
  register(
    tryScene,
    ({ body, viewer, request, disconnected }) => {
      raiseSocketTimeout(request);
      const patience = AbortSignal.timeout(tellingMayTakeMs);
      const signal = AbortSignal.any([disconnected, patience]);
      return trialOf({ ...needs, triedStories }, body, signedIn(viewer), signal);
    },
    { bodyLimit: storyBodyBytes },
  );
}
