import type { MemoryItem, SessionMemory } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import { keyOfSession } from "../engine/story-engine.ts";
import { openPlay } from "../plays/open-play.ts";
import type { Correction } from "../plays/repo.ts";
import { findNames } from "../repo.ts";
import { passagesTo } from "../turns/turn-context.ts";
import { writeCorrection } from "./repo.ts";

type Needs = Pick<GameDependencies, "db" | "clock" | "engine">;

/** What is remembered of the whole play: unlike a turn, this reads all of it. */
async function itemsOf(
  needs: Needs,
  id: string,
  viewer: Viewer,
): Promise<{
  itemsWith: (corrections: readonly Correction[]) => Promise<MemoryItem[]>;
  corrections: readonly Correction[];
}> {
  const { session, play, corrections } = await openPlay(needs, id, viewer);
  const part = session.head;
  const passages = await passagesTo(needs, { session, play, part }, Math.max(1, play.depth));
  return {
    corrections,
    itemsWith: (some) =>
      needs.engine.run("remember", keyOfSession(session), { passages, corrections: some }),
  };
}

/** The narrator knows copied parts by their original ids, the player by those of the session. */
async function named({ db }: Needs, id: string, items: MemoryItem[]): Promise<MemoryItem[]> {
  const names = new Map((await findNames(db, id)).map((row) => [row.copy_of ?? row.id, row.id]));
  return items.map((item) => {
    const { turn_id } = item;
    const name = turn_id === null ? null : (names.get(turn_id) ?? null);
    return Object.assign(item, { turn_id: name });
  });
}

export async function readMemory(needs: Needs, id: string, viewer: Viewer): Promise<SessionMemory> {
  const { itemsWith, corrections } = await itemsOf(needs, id, viewer);
  return { session_id: id, items: await named(needs, id, await itemsWith(corrections)) };
}

export async function correctItem(
  needs: Needs,
  { id, item, text }: { id: string; item: string; text: string },
  viewer: Viewer,
): Promise<SessionMemory> {
  const { itemsWith } = await itemsOf(needs, id, viewer);
  // A correction replaces an earlier one, even one that removed the item.
  if (!(await itemsWith([])).some((known) => known.id === item))
    throw notFound("memory_not_found", "The narrator remembers no such thing.");
  const correction = { item, text: text.trim(), at: needs.clock.now() };
  await writeCorrection(needs.db, id, correction);
  return readMemory(needs, id, viewer);
}
