import type { StoryDetail, StoryOpening } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { retryWhenSaved } from "../../stories/authoring/retry-when-saved.ts";
import { storyById } from "../../stories/service.ts";
import type { GameDependencies } from "../dependencies.ts";
import { NoSuchVersion, type StoryKey } from "../engine/story-engine.ts";
import { matureVeiled, premiumNeeded } from "./refusals.ts";

/** An opening is a few thousand characters, and never changes. */
const mostKept = 200;

const isUnpaid = (story: Pick<StoryDetail, "is_premium" | "user_state">) =>
  story.is_premium && !story.user_state?.has_premium_access;

/** Reads how stories open. Nothing is stored: whoever reads it has not begun. */
export function openingsOf({ db, engine }: Pick<GameDependencies, "db" | "engine">) {
  const kept = new Map<string, StoryOpening>();

  return (id: string, viewer: Viewer | null): Promise<StoryOpening> =>
    retryWhenSaved(async () => {
      const story = await storyById({ db }, id, viewer);
      if (story.is_veiled) throw matureVeiled();
      const opening = await openingOf({ id, version: story.version });
      // An opening without a way on is the whole story.
      if (opening?.offers.length === 0 && isUnpaid(story)) throw premiumNeeded();
      return opening;
    });

  /** Undefined if the story was saved meanwhile, and this version was not kept. */
  async function openingOf(key: StoryKey): Promise<StoryOpening | undefined> {
    const name = `${key.id} ${key.version}`;
    const known = kept.get(name);
    kept.delete(name);
    const opening = known ?? (await read(key));
    if (opening === undefined) return undefined;
    kept.set(name, opening);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return opening;
  }

  async function read(key: StoryKey): Promise<StoryOpening | undefined> {
    const session = { family: key.id, endings_before: [] };
    try {
      const begun = await engine.run("begin", key, { session, given: null }, "openings");
      if ("faults" in begun) return undefined;
      return { text: begun.opening.text, offers: begun.standing.offers };
    } catch (error) {
      if (error instanceof NoSuchVersion) return undefined;
      throw error;
    }
  }
}
