import { createRng } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";
import { players, type PlayerName } from "./players.ts";
import { openSession, type PlayedTurn } from "./session.ts";

export interface PlayedSession {
  opening: string;
  turns: PlayedTurn[];
  isOver: boolean;
}

const leastPatience = 60;

/** A whole session with the built-in narrator, played by one kind of player. */
export async function playSession(
  story: StoryVersion,
  player: PlayerName,
  seed: string,
): Promise<PlayedSession> {
  const rng = createRng(`${seed}:player`);
  const session = openSession(story, seed);
  const turns: PlayedTurn[] = [];
  // A long story is not over after sixty turns.
  const patience = Math.max(leastPatience, Object.keys(story.graph.nodes).length);
  while (!session.isOver() && turns.length < patience) {
    const wasAsked = turns.at(-1)?.step.way === "ask";
    const kind = wasAsked ? "picks" : player;
    turns.push(
      await session.play(players[kind](rng, session.offers(), story.language, turns.length)),
    );
  }
  return { opening: session.opening, turns, isOver: session.isOver() };
}
