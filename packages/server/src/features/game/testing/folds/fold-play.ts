import { begun, move, type Moving, type Position } from "@katha/narrator";
import type { Db } from "../../../../db/open.ts";
import { stepOf, type PlayableStory } from "@katha/play";
import type { Session, Turn } from "../../repo.ts";
import type { PlayableStories } from "../../threads/playable-stories.ts";

/** A play of a story, computed from all of the choices taken. */
export interface FoldedPlay {
  work: PlayableStory;
  opening: Moving;
  /** Where a part led, and what changed with it; null is the opening. */
  after: (part: string | null) => Moving;
}

export type PlayedTurn = Pick<Turn, "id" | "parent" | "step">;
export type PlayedSession = Pick<Session, "family" | "endings_before" | "who">;

function moved({ graph }: PlayableStory, position: Position, turn: PlayedTurn): Moving {
  const step = stepOf(turn);
  return step === null ? { position, changes: [], check: null } : move(graph, position, step);
}

export function foldPlay(
  work: PlayableStory,
  { family, endings_before: endings, who }: PlayedSession,
  turns: readonly PlayedTurn[],
): FoldedPlay {
  const opening = begun(work.graph, { given: { seed: family, endings }, who });
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const known = new Map<string, Moving>();

  function after(part: string | null): Moving {
    const chain: PlayedTurn[] = [];
    let moving = opening;
    for (let at = part; at !== null;) {
      const before = known.get(at);
      if (before !== undefined) moving = before;
      const turn = before === undefined ? byId.get(at) : undefined;
      if (turn === undefined) break;
      chain.push(turn);
      at = turn.parent;
    }
    for (const turn of chain.toReversed()) {
      moving = moved(work, moving.position, turn);
      known.set(turn.id, moving);
    }
    return moving;
  }

  return { work, opening, after };
}

/** The version of the story that a session plays. */
export async function workOf(
  playableStories: PlayableStories,
  db: Db,
  { story_id: id, story_version: version }: Session,
): Promise<PlayableStory> {
  const work = await playableStories.find(db, { id, version });
  if (work === undefined) throw new Error(`The story ${id} has no version ${version}.`);
  return work;
}
