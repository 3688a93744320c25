import type { MemoryItem } from "@katha/api/contract";
import { createRng } from "@katha/storygraph";
import { advance, begin, isOver, offersAt, turnsAllowed, weave } from "../../loom/index.ts";
import { remember } from "../../memory/index.ts";
import type { Offer, Passage, Standing, Step, Work } from "../../port.ts";
import { kathaNarrator } from "../index.ts";
import { players, type Move, type PlayerName } from "./players.ts";

export interface PlayedTurn extends Move {
  step: Step;
  standing: Standing;
  narrative: string;
  setup: string;
  offers: readonly Offer[];
}

export interface PlayedSession {
  opening: string;
  turns: PlayedTurn[];
  isOver: boolean;
  /** How many turns the scenes walked through allow together. */
  allowed: number;
}

const patience = 200;

/** A whole session with the built-in narrator, played by one kind of player. */
export async function playSession(
  work: Work,
  player: PlayerName,
  voice: string,
  seed: string,
): Promise<PlayedSession> {
  const rng = createRng(`${seed}:player`);
  let standing = begin(work.graph);
  let offers: readonly Offer[] = offersAt(work.graph, standing);
  let allowed = turnsAllowed(work.graph, standing);
  const opening = work.graph.nodes[standing.node]?.text ?? "";
  const passages: Passage[] = [
    { turnId: null, action: "story_start", said: null, text: opening, node: standing.node },
  ];
  const turns: PlayedTurn[] = [];
  let memory: MemoryItem[] = [];
  while (!isOver(work.graph, standing) && turns.length < patience) {
    const move = players[player](rng, offers, work.language, turns.length);
    const turnSeed = `${seed}:${turns.length}`;
    const step = weave({ work, standing, ...move, offers, passages, seed: turnSeed });
    standing = advance(work.graph, standing, step);
    if (step.way === "edge") allowed += turnsAllowed(work.graph, standing);
    // What only picks and goes on has promised nothing new.
    if (move.action === "custom_action") memory = remember({ work, passages, corrections: [] });
    const telling = { work, ...move, step, standing, passages: [...passages], memory, voice };
    const told = { narrative: "", setup: "" };
    for await (const event of kathaNarrator.narrate(
      { ...telling, seed: turnSeed },
      new AbortController().signal,
    )) {
      if (event.kind === "delta") told[event.part] += event.text;
      if (event.kind === "choices") offers = event.offers;
    }
    turns.push({ ...move, step, standing, ...told, offers });
    passages.push({
      turnId: `turn-${turns.length}`,
      action: move.action,
      said: move.said,
      text: [told.narrative, told.setup].filter((part) => part !== "").join("\n\n"),
      node: standing.node,
    });
  }
  return { opening, turns, isOver: isOver(work.graph, standing), allowed };
}
