import type { MemoryItem, SessionMemory } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { remember, type Correction } from "@katha/narrator";
import type { GameDependencies } from "../dependencies.ts";
import { ownSession } from "../sessions/read.ts";
import { contextAt, type TurnContext } from "../turns/turn-context.ts";
import { findCorrections, writeCorrection } from "./repo.ts";

type Needs = Pick<GameDependencies, "db" | "clock" | "playableStories">;

function itemsAt(
  { work, passages }: TurnContext,
  corrections: readonly Correction[],
): MemoryItem[] {
  return remember({ story: work, passages, corrections });
}

/** The narrator knows copied parts by their original ids, the player by those of the session. */
function named(items: readonly MemoryItem[], { path }: TurnContext): MemoryItem[] {
  const names = new Map(path.map(({ id, copy_of }) => [copy_of ?? id, id]));
  return items.map((item) => {
    const { turn_id } = item;
    const name = turn_id === null ? null : (names.get(turn_id) ?? null);
    return Object.assign(item, { turn_id: name });
  });
}

async function own(
  { db, playableStories }: Needs,
  id: string,
  viewer: Viewer,
): Promise<TurnContext> {
  const { head } = await ownSession(db, id, viewer);
  return contextAt({ db, playableStories }, id, head);
}

export async function readMemory(needs: Needs, id: string, viewer: Viewer): Promise<SessionMemory> {
  const moment = await own(needs, id, viewer);
  const items = itemsAt(moment, await findCorrections(needs.db, id));
  return { session_id: id, items: named(items, moment) };
}

export async function correctItem(
  needs: Needs,
  { id, item, text }: { id: string; item: string; text: string },
  viewer: Viewer,
): Promise<SessionMemory> {
  const moment = await own(needs, id, viewer);
  // A correction replaces an earlier one, even one that removed the item.
  if (!itemsAt(moment, []).some((known) => known.id === item))
    throw notFound("memory_not_found", "The narrator remembers no such thing.");
  const correction = { item, text: text.trim(), at: needs.clock.now() };
  await writeCorrection(needs.db, id, correction);
  return readMemory(needs, id, viewer);
}
