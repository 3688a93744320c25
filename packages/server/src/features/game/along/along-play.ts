import { notFound } from "../../../lib/problem.ts";
import type { PlayNeeds } from "../dependencies.ts";
import {
  notedIn,
  struckIn,
  openingPassage,
  passageOf,
  passagesRead,
  type OngoingPlay,
} from "@katha/play";
import { playAt, type OpenPlay } from "../kept-plays/open-play.ts";
import { findPartsTo } from "../kept-plays/repo.ts";
import { findTurn } from "../repo.ts";

/** A session as its next part finds it, in the form in which a device has it. */
export async function ongoingPlayOf(
  { db }: Pick<PlayNeeds, "db">,
  { session, last, play, corrections }: OpenPlay,
): Promise<OngoingPlay> {
  const { head, opening, spent_beside } = session;
  const rows = head === null ? [] : await findPartsTo(db, head, passagesRead.byRules);
  return {
    head,
    play,
    opening: openingPassage(opening),
    parts: rows.map(passageOf),
    offers: (last === null ? opening.offers : last.offers) ?? [],
    struck: struckIn(play, corrections),
    noted: notedIn(corrections),
    spent_beside: spent_beside ?? 0,
  };
}

/** The same as a part after an earlier one finds it. */
export async function ongoingPlayAt(
  needs: PlayNeeds,
  open: OpenPlay,
  part: string | null,
): Promise<OngoingPlay> {
  const { session } = open;
  const last = part === null ? null : ((await findTurn(needs.db, part)) ?? null);
  if (part !== null && last?.session_id !== session.id)
    throw notFound("part_not_found", "There is no such part to branch from.");
  const play = await playAt(needs, session, part);
  return ongoingPlayOf(needs, { ...open, session: { ...session, head: part }, last, play });
}
