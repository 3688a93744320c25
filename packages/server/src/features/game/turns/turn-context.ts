import type { Correction, Offer, Passage } from "@katha/narrator";
import type { GameDependencies, PlayNeeds } from "../dependencies.ts";
import {
  notedIn,
  struckIn,
  type KeptPlay,
  openingPassage,
  passageOf,
  passagesBefore,
} from "@katha/play";
import { keyOfSession, type StoryKey } from "../threads/story-engine.ts";
import { findOwnOfOpening } from "../kept-plays/entries.ts";
import { playAt, type OpenPlay } from "../kept-plays/open-play.ts";
import { findPartsTo, findPlay } from "../kept-plays/repo.ts";
import { findTurn, type Session, type Turn } from "../repo.ts";

/** A session as the narrator sees it: everything up to one part. */
export interface TurnContext {
  session: Session;
  story: StoryKey;
  play: KeptPlay;
  passages: Passage[];
  /** The same in the reader's own wordings. Models read these; what a line means follows from what was told. */
  worded: Passage[];
  corrections: readonly Correction[];
  struck: string[];
  noted: string[];
  /** The choices last shown to the player. */
  offers: readonly Offer[];
  /** What the narrator said of the scene at the last part. */
  scene: Turn["scene"];
}

const inOwnWords = (passage: Passage, wording: string | null | undefined): Passage => ({
  ...passage,
  text: wording ?? passage.text,
});

/** The latest parts up to one, after what earlier ones mentioned: as they were told, and in the reader's own wordings. */
export async function passagesTo(
  { db }: Pick<GameDependencies, "db">,
  { session, play, part }: { session: Session; play: KeptPlay; part: string | null },
  most: number,
): Promise<{ told: Passage[]; worded: Passage[] }> {
  const rows = part === null ? [] : await findPartsTo(db, part, most);
  const parts = rows.map(passageOf);
  const worded = parts.map((passage, at) => inOwnWords(passage, rows[at]?.own_wording));
  const opening = openingPassage(session.opening);
  // Later on the opening is not looked back at.
  const own = parts.length < play.depth ? undefined : await findOwnOfOpening(db, session.id);
  return {
    told: passagesBefore(play, opening, parts),
    worded: passagesBefore(play, inOwnWords(opening, own?.own_wording), worded),
  };
}

/** The session as it stands at a part. */
async function openAt(
  needs: PlayNeeds,
  { session_id: id, parent }: Pick<Turn, "session_id" | "parent">,
): Promise<OpenPlay> {
  const { db } = needs;
  const found = await findPlay(db, id);
  if (found === undefined) throw new Error(`The session ${id} is gone.`);
  const { kept, ...open } = found;
  const { session } = open;
  if (kept !== null && parent === session.head) return { ...open, play: kept };
  const last = parent === null ? null : ((await findTurn(db, parent)) ?? null);
  return { ...open, last, play: await playAt(needs, session, parent) };
}

/** What the narrator needs for a turn that follows a part; `open`: the session, where it was read just now. */
export async function contextAt(
  needs: PlayNeeds,
  turn: Pick<Turn, "session_id" | "parent">,
  { most, open }: { most: number; open?: OpenPlay | undefined },
): Promise<TurnContext> {
  const { parent } = turn;
  const isThere = open !== undefined && open.session.head === parent;
  const { session, last: part, play, corrections } = isThere ? open : await openAt(needs, turn);
  const { told, worded } = await passagesTo(needs, { session, play, part: parent }, most);
  return {
    session,
    story: keyOfSession(session),
    play,
    passages: told,
    worded,
    corrections,
    struck: struckIn(play, corrections),
    noted: notedIn(corrections),
    offers: part === null ? session.opening.offers : (part.offers ?? []),
    scene: part?.scene ?? null,
  };
}
