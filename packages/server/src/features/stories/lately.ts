import { mostCountedLately, type Story } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import { countLately } from "../engagement/index.ts";

const weekMs = 7 * 86_400_000;

/** What has lately made stories trend, with each of them; nothing with a veiled one. */
export async function withLately(
  { db, clock }: { db: Db; clock: Clock },
  stories: readonly Story[],
): Promise<Story[]> {
  const ids = stories.filter(({ is_veiled }) => !is_veiled).map(({ id }) => id);
  if (ids.length === 0) return [...stories];
  const since = new Date(clock.now().getTime() - weekMs);
  const counts = await countLately(db, ids, since, mostCountedLately);
  return stories.map((story) => {
    const lately = counts.get(story.id);
    return lately === undefined ? story : { ...story, lately };
  });
}
