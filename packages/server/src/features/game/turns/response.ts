import {
  lowCreditsBelow,
  openingPart,
  type ActionResponse,
  type SessionData,
  type SessionEntries,
} from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { type Standing, answerTo, entryOf, nothingOwn, texts, endingTitle } from "@katha/play";
import { rowProgress, rowEnding } from "../kept-plays/progress.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import {
  currentAmong,
  findEntries,
  findEntry,
  pageOfEntries,
  type EntryRow,
} from "../kept-plays/entries.ts";
import { playAt } from "../kept-plays/open-play.ts";
import { isPart } from "../kept-plays/parts.ts";
import { receiptOf } from "../kept-plays/receipt.ts";
import { findPicturesOf } from "../kept-plays/repo.ts";
import { findSession, findTurn, type Session, type Turn } from "../repo.ts";

/** The most entries that come with a turn. */
const newestEntries = 50;

/** What is known of a turn that was settled just now. */
interface KnownTurn {
  session: Session;
  standing?: Standing | undefined;
  withdrawn: readonly string[];
}

function warningOf(balance: number): string | null {
  if (balance >= lowCreditsBelow) return null;
  if (balance === 0) return "Your coins are spent. Tasks on your progress page earn more.";
  const coins = balance === 1 ? "1 coin is" : `${balance} coins are`;
  return `Only ${coins} left. Tasks on your progress page earn more.`;
}

async function standingAfter(needs: PlayNeeds, session: Session, turn: Turn): Promise<Standing> {
  const { db, engine } = needs;
  const head = turn.head_after;
  const last = head === null || head === turn.id ? turn : await findTurn(db, head);
  const offers = head === null ? session.opening.offers : (last?.offers ?? null);
  const part = { action: head === null ? null : (last?.action ?? null), choices: texts(offers) };
  const play = await playAt(needs, session, head);
  return engine.run("standing", keyOfSession(session), { play, last: part });
}

/** Turns that the turn put out of the play: what it took back, or other tellings; with their pictures. */
async function withdrawnBy({ db }: PlayNeeds, turn: Turn, versions: readonly string[]) {
  const took = turn.action === "undo" ? (turn.undoes ?? turn.parent) : null;
  const undone = took === null ? [] : [took];
  const parts = [...undone, ...versions.filter((one) => one !== turn.id)];
  if (parts.length === 0) return [];
  const pictures = await findPicturesOf(db, parts);
  return [...parts, ...pictures.map(({ id }) => id)];
}

/** The turn's own row. One that was told just now, and for the first time, has nothing else to look for. */
async function ownRow({ db }: PlayNeeds, turn: Turn, isNew: boolean): Promise<EntryRow> {
  const alone = { ...turn, hangs: true, versions: isPart(turn) ? [turn.id] : [], ...nothingOwn };
  if (isNew && (!isPart(turn) || turn.retry_of === turn.id)) return alone;
  return (await findEntry(db, turn.session_id, turn.id)) ?? alone;
}

/** The number of the entry that the client has; undefined if it is none of this session. */
async function numberOf({ db }: PlayNeeds, session: Session, have: string | null) {
  if (have === null) return undefined;
  if (have === openingPart) return 0;
  const turn = await findTurn(db, have);
  return turn?.session_id === session.id ? turn.number : undefined;
}

/** What came after the entry that the client has, up to the turn; without a word of it, the newest of the history. */
async function entriesTo(
  db: Db,
  { turn, session, own }: { turn: Turn; session: Session; own: EntryRow },
  after: number | undefined,
): Promise<SessionEntries> {
  if (after === turn.number - 1) return { entries: [entryOf(own)], earlier: null };
  const between = { after, before: turn.number + 1, most: newestEntries + 1 };
  const rows = await findEntries(db, session.id, between);
  if (after === undefined || rows.length > newestEntries)
    return pageOfEntries(db, session, rows, newestEntries);
  return { entries: rows.map(entryOf), earlier: null };
}

async function sessionDataOf(
  needs: PlayNeeds,
  turn: Turn,
  { have, known, session }: { have: string | null; known: KnownTurn | undefined; session: Session },
): Promise<SessionData> {
  const { db } = needs;
  const own = await ownRow(needs, turn, known !== undefined);
  const withdrawn = known?.withdrawn ?? (await withdrawnBy(needs, turn, own.versions ?? []));
  const isKnownNext = known !== undefined && have === (known.session.newest ?? openingPart);
  const after = isKnownNext ? turn.number - 1 : await numberOf(needs, session, have);
  const { entries, earlier } = await entriesTo(db, { turn, session, own }, after);
  const told = entries.find(({ turn_id }) => turn_id === turn.id);
  // As its readers saw it when it was told.
  if (told) told.is_undone = false;
  const there = { ...session, head: turn.head_after };
  const isElsewhere = after === undefined || turn.action === "undo";
  return {
    narrative_history: entries,
    earlier,
    withdrawn: [...withdrawn],
    current: isElsewhere ? await currentAmong(db, there, entries) : null,
  };
}

/** The response to a settled turn, at any later time. */
export async function responseOf(
  needs: PlayNeeds,
  turn: Turn,
  { have = null, known }: { have?: string | null; known?: KnownTurn | undefined } = {},
): Promise<ActionResponse> {
  const session = known?.session ?? (await findSession(needs.db, turn.session_id));
  if (session === undefined) throw new Error(`The session of the turn ${turn.id} is gone.`);
  const standing = known?.standing ?? (await standingAfter(needs, session, turn));
  const receipt = receiptOf(turn, turn.balance_after ?? 0, turn.became?.changes);
  // Turns that were settled before progress was kept with them.
  const otherwise = { ...rowProgress(session), ending: endingTitle(rowEnding(session)) };
  return answerTo(turn, {
    progress: turn.progress ?? otherwise,
    standing,
    warning: turn.held === 0 ? null : warningOf(receipt.balance),
    session_data: await sessionDataOf(needs, turn, { have, known, session }),
    receipt,
  });
}
