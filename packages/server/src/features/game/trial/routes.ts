import { tryScene } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { storyBodyBytes } from "../../../lib/story-body.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { raiseSocketTimeout } from "../turns/events/socket-timeout.ts";
import { trialOf, type TrialNeeds } from "./trial.ts";

/** Shorter than a client's own timeout. */
const tellingMayTakeMs = 75_000;

export function trialRoutes(register: RegisterCall, needs: TrialNeeds): void {
  register(
    tryScene,
    ({ body, viewer, request, disconnected }) => {
      raiseSocketTimeout(request);
      const patience = AbortSignal.timeout(tellingMayTakeMs);
      return trialOf(needs, body, signedIn(viewer), AbortSignal.any([disconnected, patience]));
    },
    { bodyLimit: storyBodyBytes },
  );
}
