import type { Db } from "../../../db/open.ts";
import { contentTextAt } from "../../stories/authoring/history.ts";
import { playableFrom, type PlayableStory } from "@katha/play";

export interface PlayableStories {
  find(db: Db, story: { id: string; version: number }): Promise<PlayableStory | undefined>;
}

/**
 * The most characters of stories, as JSON, that are cached: four or five of the catalogue's stories. A character takes 12
 * bytes once its story is prepared, and 25 once much was typed in it.
 */
const mostCached = 4_000_000;

/** The stories that were played last, as far as there is room. The one that was added last always stays. */
export function playedLast(most = mostCached) {
  const cached = new Map<string, { work: PlayableStory; size: number }>();
  let all = 0;
  const forget = (name: string) => {
    all -= cached.get(name)?.size ?? 0;
    cached.delete(name);
  };
  /** Forgets what was played longest ago until so much is left; the newest stays. */
  const shrinkTo = (size: number) => {
    for (const oldest of [...cached.keys()].slice(0, -1)) {
      if (all <= size) break;
      forget(oldest);
    }
  };
  return {
    get: (name: string) => {
      const known = cached.get(name);
      if (known === undefined) return undefined;
      cached.delete(name);
      cached.set(name, known);
      return known.work;
    },
    add: (name: string, work: PlayableStory, size: number) => {
      // Another request may have read it meanwhile.
      forget(name);
      cached.set(name, { work, size });
      all += size;
      shrinkTo(most);
    },
    names: () => [...cached.keys()],
    /** Forgets all but the one that was played last. */
    keepNewest: () => shrinkTo(0),
  };
}

/** A published story as it stands now; undefined if there is none of this id. */
export function storyToHear({ db, playableStories }: { db: Db; playableStories: PlayableStories }) {
  return async (id: string): Promise<PlayableStory | undefined> => {
    const story = await db
      .selectFrom("stories")
      .select(["id", "version"])
      .where("id", "=", id)
      .where("status", "=", "published")
      .executeTakeFirst();
    return story && playableStories.find(db, story);
  };
}

/** A version never changes, so recently played ones are cached. */
export function createPlayableStories(): PlayableStories {
  const cached = playedLast();
  return {
    find: async (db, { id, version }) => {
      const name = `${id} ${version}`;
      const known = cached.get(name);
      if (known) return known;
      const text = await contentTextAt(db, id, version);
      if (text === undefined) return undefined;
      const work = playableFrom(text);
      cached.add(name, work, text.length);
      return work;
    },
  };
}
