import type { MemoryItem } from "@katha/api/contract";
import { createRng } from "@katha/storygraph";
import { nextPosition, startPosition, isOver, offersAt } from "../../position/index.ts";
import { understand } from "../../understanding/index.ts";
import { remember } from "../../memory/index.ts";
import type { Offer, Passage, Position, Step, StoryVersion } from "../../port.ts";
import { builtInNarrator } from "../index.ts";
import { players, type Move, type PlayerName } from "./players.ts";

export interface PlayedTurn extends Move {
  step: Step;
  position: Position;
  narrative: string;
  setup: string;
  offers: readonly Offer[];
}

export interface PlayedSession {
  opening: string;
  turns: PlayedTurn[];
  isOver: boolean;
}

const patience = 60;

/** A whole session with the built-in narrator, played by one kind of player. */
export async function playSession(
  story: StoryVersion,
  player: PlayerName,
  seed: string,
): Promise<PlayedSession> {
  const rng = createRng(`${seed}:player`);
  let position = startPosition(story.graph);
  let offers: readonly Offer[] = offersAt(story.graph, position);
  const opening = story.graph.nodes[position.node]?.text ?? "";
  const passages: Passage[] = [
    { turnId: null, action: "story_start", said: null, text: opening, node: position.node },
  ];
  const turns: PlayedTurn[] = [];
  let memory: MemoryItem[] = [];
  while (!isOver(story.graph, position) && turns.length < patience) {
    const wasAsked = turns.at(-1)?.step.way === "ask";
    const move = players[wasAsked ? "picks" : player](rng, offers, story.language, turns.length);
    const turnSeed = `${seed}:${turns.length}`;
    const step = understand({ story, position, ...move, offers, passages, seed: turnSeed });
    const before = position;
    position = nextPosition(story.graph, before, step);
    // What only picks and goes on has promised nothing new.
    if (move.action === "custom_action") memory = remember({ story, passages, corrections: [] });
    const request = {
      story,
      ...move,
      step,
      before,
      position,
      passages: [...passages],
      memory,
      voice: "katha",
    };
    const told = { narrative: "", setup: "" };
    for await (const event of builtInNarrator.narrate(
      { ...request, seed: turnSeed },
      new AbortController().signal,
    )) {
      if (event.kind === "delta") told[event.part] += event.text;
      if (event.kind === "choices") offers = event.offers;
    }
    turns.push({ ...move, step, position, ...told, offers });
    passages.push({
      turnId: `turn-${turns.length}`,
      action: move.action,
      said: move.said,
      text: [told.narrative, told.setup].filter((part) => part !== "").join("\n\n"),
      node: position.node,
    });
  }
  return { opening, turns, isOver: isOver(story.graph, position) };
}
