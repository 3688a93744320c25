import { tryScene } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { storyBodyBytes } from "../../../lib/story-body.ts";
import { signedIn } from "../../../lib/viewer.ts";
import type { Limits } from "../../auth/index.ts";
import { raiseSocketTimeout } from "../turns/events/socket-timeout.ts";
import { trialOf, type TrialNeeds } from "./trial.ts";
import { createTriedStories } from "./tried-stories.ts";

/** Shorter than a client's own timeout. */
const tellingMayTakeMs = 75_000;

export interface TrialRoutesNeeds extends Omit<TrialNeeds, "triedStories"> {
  limits: Pick<Limits, "trial">;
}

export function trialRoutes(register: RegisterCall, needs: TrialRoutesNeeds): void {
  const triedStories = createTriedStories();
  register(
    tryScene,
    ({ body, request, disconnected }) => {
      raiseSocketTimeout(request);
      const patience = AbortSignal.timeout(tellingMayTakeMs);
      const signal = AbortSignal.any([disconnected, patience]);
      return trialOf({ ...needs, triedStories }, body, signal);
    },
    {
      bodyLimit: storyBodyBytes,
      limit: ({ viewer }) => needs.limits.trial(signedIn(viewer).id),
    },
  );
}
