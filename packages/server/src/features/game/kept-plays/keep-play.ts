import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../../db/open.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { type KeptPlay, type Played } from "@katha/play";
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
import {
  findKept,
  keepTurns,
  keptEvery,
  replaceSnapshots,
  type KeptTurn,
  type Snapshot,
} from "./repo.ts";

/** All that is kept of a play, made from its turns. */
export interface MadeAgain {
  session: Session;
  /** The play at its head. */
  play: KeptPlay;
  spentBeside: number;
  newest: string | null;
  turns: KeptTurn[];
  snapshots: Snapshot[];
}

/** Undo shows nothing, and an earlier telling of the same part is not the turn before. */
function toldBefore(turn: Turn, earlier: readonly Turn[]): Date | null {
  const before = earlier.findLast(
    ({ action, retry_of }) => action !== "undo" && retry_of !== turn.retry_of,
  );
  return before?.created_at ?? null;
}

/** Makes again what is kept of a play, from its opening and all of its turns. */
export async function madeAgain(
  { db, engine }: PlayNeeds,
  id: string,
): Promise<MadeAgain | undefined> {
  const session = await findSession(db, id);
  if (session === undefined) return undefined;
  const turns = await findSettled(db, id);
  const parts = turns.filter(isPart);
  const story = keyOfSession(session);
  const { opening, played } = await engine.run("replay", story, { session, turns: parts });
  const byId = new Map(parts.map(({ id: part }, at) => [part, played[at]] as const));
  const standing = new Set(pathTo(turns, session.head).map(({ id: part }) => part));
  const undone = new Set(turns.map(({ undoes }) => undoes));
  const hangs = ({ id: turn, parent }: Turn) =>
    !undone.has(turn) && (parent === null || standing.has(parent));
  const beside = turns.filter((turn) =>
    turn.action === "show" ? hangs(turn) : turn.action === "undo",
  );
  const keeps = ([part, one]: readonly [string, Played | undefined]) =>
    one !== undefined && (part === session.head || one.play.depth % keptEvery === 0);
  return {
    session,
    play: (session.head === null ? undefined : byId.get(session.head)?.play) ?? opening.play,
    spentBeside: beside.reduce((sum, { xp_cost }) => sum + xp_cost, 0),
    newest: turns.at(-1)?.id ?? null,
    turns: turns.map((turn, at) => ({
      id: turn.id,
      is_standing: turn.action === "show" ? !undone.has(turn.id) : standing.has(turn.id),
      became: byId.get(turn.id)?.became ?? null,
      told_before: toldBefore(turn, turns.slice(0, at)),
    })),
    snapshots: [...byId]
      .filter(keeps)
      .flatMap(([part, one]) =>
        one === undefined ? [] : [{ part, session_id: session.id, play: one.play }],
      ),
  };
}

/** Keeps a play that is not kept yet, or not as it should be. */
export async function keepPlay(needs: PlayNeeds, id: string): Promise<void> {
  for (;;) {
    const made = await madeAgain(needs, id);
    if (made === undefined) return;
    const isDone = await needs.db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, id);
      if (session === undefined) return true;
      // A turn was settled meanwhile.
      if (session.head !== made.session.head || session.turns_count !== made.session.turns_count)
        return false;
      await write(tx, made);
      return true;
    });
    if (isDone) return;
  }
}

async function write(tx: Db, made: MadeAgain): Promise<void> {
  const { session, play, spentBeside, newest, turns, snapshots } = made;
  await keepTurns(tx, turns);
  await replaceSnapshots(tx, session.id, snapshots);
  await updateSession(tx, session.id, {
    ...progressColumns(play, spentBeside),
    newest,
  });
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
