import { tryScene } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { holdQuietLine } from "../turns/quiet-line.ts";
import { trialOf, type TrialNeeds } from "./trial.ts";

/** Less than a client waits. */
const tellingMayTakeMs = 75_000;
/** A whole structure comes with every step. */
const bodyLimit = 4 * 1024 * 1024;

export function trialRoutes(register: RegisterCall, needs: TrialNeeds): void {
  register(
    tryScene,
    ({ body, viewer, request, gone }) => {
      holdQuietLine(request);
      const patience = AbortSignal.timeout(tellingMayTakeMs);
      return trialOf(needs, body, signedIn(viewer), AbortSignal.any([gone, patience]));
    },
    { bodyLimit },
  );
}
