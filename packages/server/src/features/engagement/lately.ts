import type { StoryLately } from "@katha/api/contract";
import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import { weights } from "./warmth.ts";

interface Counts {
  plays: number;
  likes: number;
  endings: number;
}

const weightOf = { plays: weights.play, likes: weights.like, endings: weights.completion } as const;
const kinds = ["endings", "likes", "plays"] as const;

/** What weighs most; undefined where nothing has happened. */
function heaviest(counts: Counts): StoryLately | undefined {
  const [kind] = kinds.toSorted((one, other) => weigh(other) - weigh(one));
  return kind === undefined || counts[kind] === 0 ? undefined : { kind, count: counts[kind] };

  function weigh(each: keyof Counts): number {
    return counts[each] * weightOf[each];
  }
}

/**
 * What has warmed stories most since a moment, each counted as far as a number: a story that a million play is counted no
 * longer than others.
 */
export async function countLately(
  db: Db,
  storyIds: readonly string[],
  since: Date,
  most: number,
): Promise<Map<string, StoryLately>> {
  const events = (kind: "play" | "completion") => sql`(select count(*)::integer from (
    select 1 from story_events e
    where e.story_id = s.id and e.kind = ${kind} and e.is_warm and e.happened_at > ${since}
    limit ${most}) as counted)`;
  const { rows } = await sql<Counts & { id: string }>`
    select s.id, ${events("play")} as plays, ${events("completion")} as endings,
      (select count(*)::integer from (
        select 1 from story_likes l where l.story_id = s.id and l.created_at > ${since}
        limit ${most}) as counted) as likes
    from unnest(${[...storyIds]}::uuid[]) as s (id)`.execute(db);
  return new Map(
    rows.flatMap(({ id, ...counts }) => {
      const lately = heaviest(counts);
      return lately === undefined ? [] : [[id, lately]];
    }),
  );
}
