import { notFound } from "../../../lib/problem.ts";
import type { PlayNeeds } from "../dependencies.ts";
import {
  notedIn,
  struckIn,
  type KeptPlay,
  openingPassage,
  passageOf,
  passagesRead,
  type OngoingPlay,
} from "@katha/play";
import { playAt, type OpenPlay } from "../kept-plays/open-play.ts";
import { findPartsTo } from "../kept-plays/repo.ts";
import { findTurn, type Turn } from "../repo.ts";

async function ongoingPlayWith(
  { db }: PlayNeeds,
  { session, corrections }: OpenPlay,
  { part, play, offers }: { part: string | null; play: KeptPlay; offers: Turn["offers"] },
): Promise<OngoingPlay> {
  const { opening, spent_beside } = session;
  const rows = part === null ? [] : await findPartsTo(db, part, passagesRead.byRules);
  return {
    head: part,
    play,
    opening: openingPassage(opening),
    parts: rows.map(passageOf),
    offers: (part === null ? opening.offers : offers) ?? [],
    struck: struckIn(play, corrections),
    noted: notedIn(corrections),
    spent_beside: spent_beside ?? 0,
  };
}

/** A session as its next part finds it, in the form in which a device has it. */
export function ongoingPlayOf(needs: PlayNeeds, open: OpenPlay): Promise<OngoingPlay> {
  const { session, last, play } = open;
  return ongoingPlayWith(needs, open, { part: session.head, play, offers: last?.offers ?? null });
}

/** The same as a part after an earlier one finds it. */
export async function ongoingPlayAt(
  needs: PlayNeeds,
  open: OpenPlay,
  part: string | null,
): Promise<OngoingPlay> {
  const turn = part === null ? undefined : await findTurn(needs.db, part);
  if (part !== null && turn?.session_id !== open.session.id)
    throw notFound("part_not_found", "There is no such part to branch from.");
  const play = await playAt(needs, open.session, part);
  return ongoingPlayWith(needs, open, { part, play, offers: turn?.offers ?? null });
}
