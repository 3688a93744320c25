import type { Db } from "../../../db/open.ts";
import { operations, type InputOf, type OperationName, type OutputOf } from "@katha/play";
import { tryStep } from "../test-play/trial.ts";
import { createTriedStories, type TrialEngine } from "../test-play/tried-stories.ts";
import type { PlayableStories } from "./playable-stories.ts";

/** A version of a story, which never changes. */
export interface StoryKey {
  id: string;
  version: number;
}

export class NoSuchVersion extends Error {
  constructor({ id, version }: StoryKey) {
    super(`The story ${id} has no version ${version}.`);
  }
}

/** Undefined where the story was saved meanwhile and this version was not kept. */
export async function unlessVersionGone<Answer>(
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchVersion) return undefined;
    throw error;
  }
}

/** Works out what is to be known from a story's scenes. */
export interface StoryEngine extends TrialEngine {
  run<Name extends OperationName>(
    name: Name,
    story: StoryKey,
    input: InputOf<Name>,
    /** Whose work it is: nobody waits for somebody else who has much. */
    by?: string,
  ): Promise<OutputOf<Name>>;
}

export const keyOfSession = (session: { story_id: string; story_version: number }): StoryKey => ({
  id: session.story_id,
  version: session.story_version,
});

/** The engine on the thread that asks. */
export function createLocalEngine({
  db,
  playableStories,
}: {
  db: Db;
  playableStories: PlayableStories;
}): StoryEngine {
  const triedStories = createTriedStories();
  return {
    tryStory: (story, step) => tryStep(triedStories(story), step),
    run: async (name, story, input) => {
      const work = await playableStories.find(db, story);
      if (work === undefined) throw new NoSuchVersion(story);
      const operation = operations[name] as (work: object, input: unknown) => never;
      return operation(work, input);
    },
  };
}
