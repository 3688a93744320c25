import type { StoryOpening } from "@katha/api/contract";
import { lastUsed } from "../../../lib/last-used.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { retryWhenSaved } from "../../stories/authoring/retry-when-saved.ts";
import { storyById } from "../../stories/service.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { unlessVersionGone, type StoryKey } from "../threads/story-engine.ts";
import { isUnpaid, matureVeiled, premiumNeeded } from "./refusals.ts";

/** An opening is a few thousand characters, and never changes. */
const mostKept = 200;

/** Reads how stories open. Nothing is stored: whoever reads it has not begun. */
export function openingsOf({ db, engine }: PlayNeeds) {
  const kept = lastUsed<Promise<StoryOpening | undefined>>(mostKept);

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
  function openingOf(key: StoryKey): Promise<StoryOpening | undefined> {
    const name = `${key.id} ${key.version}`;
    const forget = () => kept.forget(name);
    const opening = kept.get(name, () => read(key));
    void opening.then((found) => found ?? forget(), forget);
    return opening;
  }

  async function read(key: StoryKey): Promise<StoryOpening | undefined> {
    const session = { family: key.id, endings_before: [] };
    const begun = await unlessVersionGone(
      engine.run("begin", key, { session, given: null }, "openings"),
    );
    if (begun === undefined || "faults" in begun) return undefined;
    return { text: begun.opening.text, offers: begun.standing.offers };
  }
}
