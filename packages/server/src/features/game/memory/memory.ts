import {
  longestNote,
  mostNotes,
  mostPins,
  type MemoryItem,
  type SessionMemory,
} from "@katha/api/contract";
import type { Correction } from "@katha/narrator";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { openPlay, type OpenPlay } from "../kept-plays/open-play.ts";
import { findNames, lockSession } from "../repo.ts";
import { passagesTo } from "../turns/turn-context.ts";
import { findCorrections, insertNote, writeCorrection, writePin } from "./repo.ts";

type MemoryNeeds = Pick<GameDependencies, "db" | "clock" | "engine">;

const noSuchItem = () => notFound("memory_not_found", "The narrator remembers no such thing.");

/** What is remembered of the whole play: unlike a turn, this reads all of it. */
async function itemsOf(
  needs: MemoryNeeds,
  { session, play }: OpenPlay,
  corrections: readonly Correction[],
): Promise<MemoryItem[]> {
  const part = session.head;
  const most = Math.max(1, play.depth);
  const { worded: passages } = await passagesTo(needs, { session, play, part }, most);
  return needs.engine.run("remember", keyOfSession(session), { passages, corrections });
}

/** The narrator knows copied parts by their original ids, the player by those of the session. */
async function named({ db }: MemoryNeeds, id: string, items: MemoryItem[]): Promise<MemoryItem[]> {
  const names = new Map((await findNames(db, id)).map((row) => [row.copy_of ?? row.id, row.id]));
  return items.map((item) => {
    const { turn_id } = item;
    return Object.assign(item, { turn_id: turn_id === null ? null : (names.get(turn_id) ?? null) });
  });
}

export async function readMemory(
  needs: MemoryNeeds,
  id: string,
  viewer: Viewer,
): Promise<SessionMemory> {
  const open = await openPlay(needs, id, viewer);
  const items = await itemsOf(needs, open, open.corrections);
  return { session_id: id, items: await named(needs, id, items) };
}

const withText = (one: { text: string | null }) => one.text !== null && one.text !== "";

function refuseMoreNotes(notes: readonly { text: string | null }[]): void {
  if (notes.filter(withText).length >= mostNotes)
    throw new Problem(
      409,
      "too_many_notes",
      `You have noted ${mostNotes} things in this story. Take one away to note another.`,
    );
}

/** What is written twice is kept once. */
export async function noteFact(
  needs: MemoryNeeds & Pick<GameDependencies, "ids">,
  { session_id: id, text }: { session_id: string; text: string },
  viewer: Viewer,
): Promise<SessionMemory> {
  await openPlay(needs, id, viewer);
  const note = text.trim();
  await needs.db.transaction().execute(async (tx) => {
    await lockSession(tx, id);
    const notes = (await findCorrections(tx, id)).filter((one) => one.is_noted);
    if (notes.some((one) => one.text === note)) return;
    refuseMoreNotes(notes);
    await insertNote(tx, id, { item: needs.ids(), text: note, at: needs.clock.now() });
  });
  return readMemory(needs, id, viewer);
}

export async function pinItem(
  needs: MemoryNeeds,
  { session_id: id, item, is_pinned }: { session_id: string; item: string; is_pinned: boolean },
  viewer: Viewer,
): Promise<SessionMemory> {
  const open = await openPlay(needs, id, viewer);
  const items = await itemsOf(needs, open, open.corrections);
  if (!items.some((known) => known.id === item && known.kind !== "noted")) throw noSuchItem();
  await needs.db.transaction().execute(async (tx) => {
    await lockSession(tx, id);
    const pinned = (await findCorrections(tx, id)).filter((one) => one.is_pinned);
    const isMore = is_pinned && !pinned.some((one) => one.item === item);
    // A pin whose part was taken back waits for it, and takes no room meanwhile.
    const shown = pinned.filter((one) => items.some((known) => known.id === one.item));
    if (isMore && shown.length >= mostPins)
      throw new Problem(
        409,
        "too_many_pins",
        `${mostPins} things are pinned. Unpin one to pin another.`,
      );
    await writePin(tx, id, { item, is_pinned, at: needs.clock.now() });
  });
  return readMemory(needs, id, viewer);
}

export async function correctItem(
  needs: MemoryNeeds,
  { session_id: id, item, text }: { session_id: string; item: string; text: string },
  viewer: Viewer,
): Promise<SessionMemory> {
  const open = await openPlay(needs, id, viewer);
  const note = open.corrections.find((one) => one.item === item && one.isNoted === true);
  // A correction replaces an earlier one, even one that removed the item.
  if (note === undefined && !(await itemsOf(needs, open, [])).some((known) => known.id === item))
    throw noSuchItem();
  const correction = { item, text: text.trim(), at: needs.clock.now() };
  await needs.db.transaction().execute(async (tx) => {
    if (note !== undefined) {
      if (correction.text.length > longestNote)
        throw new Problem(409, "note_too_long", `A note has at most ${longestNote} characters.`);
      await lockSession(tx, id);
      const others = (await findCorrections(tx, id)).filter(
        (one) => one.is_noted && one.item !== item,
      );
      if (correction.text !== "") refuseMoreNotes(others);
    }
    await writeCorrection(tx, id, correction);
  });
  return readMemory(needs, id, viewer);
}
