import type { StoryNumbers } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { editable } from "../../stories/service.ts";
import { countEndings, countPlays, countStops, countRetries } from "./repo.ts";

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Play statistics for a story's author. */
export async function numbersOf(
  { db }: { db: Db },
  id: string,
  viewer: Viewer,
): Promise<StoryNumbers> {
  await editable({ db }, id, viewer);
  const { starts, players, finishes } = await countPlays(db, id);
  const endings = await countEndings(db, id);
  const standing = await countStops(db, id);
  const ended = endings.reduce((sum, { plays }) => sum + plays, 0);
  return {
    starts,
    players,
    finishes,
    completion_rate: starts === 0 ? null : Math.round((finishes / starts) * 1_000) / 10,
    endings: endings.map(({ node, title, plays }) => {
      return { node, title, plays, share: shareOf(plays, ended) };
    }),
    drop_off: standing.map(({ node, plays }) => ({ node, plays, share: shareOf(plays, starts) })),
    retried: await countRetries(db, id),
  };
}
