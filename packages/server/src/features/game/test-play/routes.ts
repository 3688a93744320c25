import { tryScene } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { storyBodyBytes } from "../../../lib/story-bounds.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { WorkStopped } from "../../../lib/workers/worker-pool.ts";
import { raiseSocketTimeout } from "../../../lib/socket-timeout.ts";
import {
  apart,
  noNarration,
  trialOf,
  type Trial,
  type TrialInput,
  type TrialNeeds,
} from "./trial.ts";
import { createTriedStories, writtenStory, type TrialEngine } from "./tried-stories.ts";

/** Shorter than a client's own timeout. */
const tellingMayTakeMs = 75_000;

export function trialRoutes(
  register: RegisterCall,
  needs: TrialNeeds & { engine: TrialEngine },
): void {
  const { narratorFor, engine, ids } = needs;
  const triedStories = createTriedStories();

  async function tried(input: TrialInput, viewer: Viewer, signal: AbortSignal): Promise<Trial> {
    const { story, step } = apart(input);
    const written = writtenStory(story);
    if (narratorFor(step.selected_model) !== builtInNarrator)
      return trialOf(needs, { work: triedStories(written), ...step }, signal);
    try {
      return await engine.tryStory(written, { step, seed: ids() }, viewer.id);
    } catch (error) {
      throw error instanceof WorkStopped && error.fault === "late" ? noNarration() : error;
    }
  }

  register(
    tryScene,
    ({ body, viewer, request, disconnected }) => {
      raiseSocketTimeout(request);
      const patience = AbortSignal.timeout(tellingMayTakeMs);
      const signal = AbortSignal.any([disconnected, patience]);
      return tried(body, viewer, signal);
    },
    { bodyLimit: storyBodyBytes },
  );
}
