import { openingPart, type GameSession } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { copyCorrections } from "../memory/repo.ts";
import { copyOwnParts } from "../marks-and-wordings/copy-own-parts.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findSettled, insertSession, insertTurns, type NewTurn, type Turn } from "../repo.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { openPlay } from "../kept-plays/open-play.ts";
import { isPart, pathTo } from "../kept-plays/parts.ts";
import { progressColumns } from "../kept-plays/progress.ts";
import { snapshotsOf } from "../kept-plays/keep-play.ts";
import { replaceSnapshots } from "../kept-plays/repo.ts";
import { conflict } from "../turns/problems.ts";
import type { OwnTurn } from "../own-turn.ts";
import { readSession } from "./read.ts";

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Copies of the parts under new ids; they cost nothing. */
function copies(
  path: readonly Turn[],
  sessionId: string,
  { ids }: Pick<GameDependencies, "ids">,
): Turn[] {
  let parent: string | null = null;
  return path.map((turn, index) => {
    const id = ids();
    const copy: Turn = {
      ...turn,
      id,
      session_id: sessionId,
      number: index + 1,
      parent,
      retry_of: id,
      copy_of: turn.copy_of ?? turn.id,
      head_after: id,
      is_standing: true,
      held: 0,
      charged: 0,
      asks_model: false,
      cost_dollars: null,
    };
    parent = id;
    return copy;
  });
}

const asRow = (turn: Turn): NewTurn => ({
  ...turn,
  step: asJson(turn.step),
  became: asJson(turn.became),
  progress: asJson(turn.progress),
  offers: asJson(turn.offers),
  scene: asJson(turn.scene),
  picture: asJson(turn.picture),
});

/** A new session that begins with the parts up to this one, or with the opening alone. */
export async function branchFrom(
  needs: GameDependencies,
  { session_id: id, turn: from }: OwnTurn,
  viewer: Viewer,
): Promise<GameSession> {
  const { db, clock, ids, engine } = needs;
  const { session } = await openPlay(needs, id, viewer);
  const turn = from === openingPart ? null : from;
  const turns = await findSettled(db, id);
  const fork = turns.find((one) => one.id === turn);
  if (turn !== null && (fork === undefined || !isPart(fork)))
    throw notFound("part_not_found", "There is no such part to branch from.");
  if (fork?.ending != null) throw conflict("branch_at_ending");
  const branchId = ids();
  const path = pathTo(turns, turn);
  const parts = copies(path, branchId, needs);
  const story = keyOfSession(session);
  const plays = await engine.run("follow", story, { session, from: null, turns: parts });
  const play = plays.at(-1)?.play ?? (await engine.run("opening", story, session)).play;
  const { story_id, story_version, opening, initial_xp, family, who, endings_before } = session;
  const head = parts.at(-1)?.id ?? null;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await insertSession(tx, {
      id: branchId,
      user_id: viewer.id,
      story_id,
      story_version,
      family,
      branched_from: session.id,
      opening: JSON.stringify(opening),
      who: asJson(who),
      endings_before: JSON.stringify(endings_before),
      initial_xp,
      turns_count: parts.length,
      head,
      newest: head,
      ...progressColumns(play, 0),
      created_at: now,
      updated_at: now,
    });
    await insertTurns(tx, parts.map(asRow));
    await replaceSnapshots(tx, branchId, snapshotsOf({ id: branchId, head }, parts, plays));
    await needs.quotas.refuseMore(tx, "plays", viewer.id);
    await copyCorrections(tx, { from: session.id, to: branchId });
    const copied = path.flatMap((was, at) => {
      const is = parts[at]?.id;
      return is === undefined ? [] : [{ was, is }];
    });
    await copyOwnParts(tx, { from: session.id, to: branchId, parts: copied });
  });
  return readSession(needs, branchId, viewer);
}
