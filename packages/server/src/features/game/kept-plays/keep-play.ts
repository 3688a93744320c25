import { isDeepStrictEqual } from "node:util";
import type { PlayNeeds } from "../dependencies.ts";
import type { Played } from "@katha/play";
import { progressColumns } from "./progress.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import {
  findSession,
  findSettled,
  lockSession,
  updateSession,
  type Session,
  type Turn,
} from "../repo.ts";
import { isPart, pathTo } from "./parts.ts";
import { findKept, keepTurns, keptEvery, replaceSnapshots, type Snapshot } from "./repo.ts";

/** Undo shows nothing, and an earlier telling of the same part is not the turn before. */
function toldBefore(turn: Turn, earlier: readonly Turn[]): Date | null {
  const before = earlier.findLast(
    ({ action, retry_of }) => action !== "undo" && retry_of !== turn.retry_of,
  );
  return before?.created_at ?? null;
}

/** Of these parts, those at which a play is kept. */
export function snapshotsOf(
  { id, head }: Pick<Session, "id" | "head">,
  parts: readonly Pick<Turn, "id">[],
  played: readonly Played[],
): Snapshot[] {
  return played.flatMap(({ play }, at) => {
    const part = parts[at]?.id;
    if (part === undefined || (part !== head && play.depth % keptEvery !== 0)) return [];
    return [{ part, session_id: id, play }];
  });
}

/** Makes again what is kept of a play, from its opening and all of its turns. */
async function madeAgain({ db, engine }: PlayNeeds, id: string) {
  const session = await findSession(db, id);
  if (session === undefined) return undefined;
  const turns = await findSettled(db, id);
  const parts = turns.filter(isPart);
  const story = keyOfSession(session);
  const played = await engine.run("follow", story, { session, from: null, turns: parts });
  const byId = new Map(parts.map(({ id: part }, at) => [part, played[at]] as const));
  const standing = new Set(pathTo(turns, session.head).map(({ id: part }) => part));
  const undone = new Set(turns.map(({ undoes }) => undoes));
  const hangs = ({ id: turn, parent }: Turn) =>
    !undone.has(turn) && (parent === null || standing.has(parent));
  const beside = turns.filter((turn) =>
    turn.action === "show" ? hangs(turn) : turn.action === "undo",
  );
  return {
    session,
    /** The play at its head. */
    play:
      (session.head === null ? undefined : byId.get(session.head)?.play) ??
      (await engine.run("opening", story, session)).play,
    spentBeside: beside.reduce((sum, { xp_cost }) => sum + xp_cost, 0),
    newest: turns.at(-1)?.id ?? null,
    turns: turns.map((turn, at) => ({
      id: turn.id,
      is_standing: turn.action === "show" ? !undone.has(turn.id) : standing.has(turn.id),
      became: byId.get(turn.id)?.became ?? null,
      told_before: toldBefore(turn, turns.slice(0, at)),
    })),
    snapshots: snapshotsOf(session, parts, played),
  };
}

/** Keeps a play that is not kept yet, or not as it should be. */
export async function keepPlay(needs: PlayNeeds, id: string): Promise<void> {
  for (;;) {
    const made = await madeAgain(needs, id);
    if (made === undefined) return;
    const { session: seen, play, spentBeside, newest, turns, snapshots } = made;
    const isDone = await needs.db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, id);
      if (session === undefined) return true;
      // A turn was settled meanwhile.
      if (session.head !== seen.head || session.turns_count !== seen.turns_count) return false;
      await keepTurns(tx, turns);
      await replaceSnapshots(tx, id, snapshots);
      await updateSession(tx, id, { ...progressColumns(play, spentBeside), newest });
      return true;
    });
    if (isDone) return;
  }
}

/** What is kept of a play and differs from what its turns make of it; nothing is changed. */
export async function faultsOfKept(needs: PlayNeeds, id: string): Promise<string[]> {
  const made = await madeAgain(needs, id);
  if (made === undefined) return [];
  const { session, play, spentBeside, newest, turns } = made;
  const kept = await findSettled(needs.db, id);
  const wanted = progressColumns(play, spentBeside);
  const columns = { ...wanted, scenes: play.scenes, newest };
  const head = session.head === null ? undefined : await findKept(needs.db, session.head);
  const now = await findSession(needs.db, id);
  // A turn was settled meanwhile.
  if (now?.head !== session.head || now.turns_count !== session.turns_count) return [];
  return [
    ...Object.entries(columns).flatMap(([name, value]) =>
      isDeepStrictEqual(session[name as keyof Session], value) ? [] : [name],
    ),
    ...(head === undefined || isDeepStrictEqual(head, asStored(play)) ? [] : ["play"]),
    ...turns.flatMap(({ id: turn, is_standing, became }, at) => {
      const one = kept[at];
      const isSame =
        one?.id === turn &&
        one.is_standing === is_standing &&
        isDeepStrictEqual(one.became, asStored(became));
      return isSame ? [] : [`turn ${turn}`];
    }),
  ];
}

/** As the database gives it back: without undefined members. */
const asStored = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
