import type { Passage, Position, Step, StoryVersion } from "../port.ts";
import { isOver, nextPosition, offersAt, startPosition } from "../position/index.ts";
import { understand } from "../understanding/index.ts";
import type { Move } from "./stories/any-play.ts";

interface Played {
  position: Position;
  steps: Step[];
}

/** Plays on with one move after the other, and over again, until it is over or patience ends. */
export function play(story: StoryVersion, moves: readonly Move[], patience = 40): Played {
  let position = startPosition(story.graph);
  const steps: Step[] = [];
  const passages: Passage[] = [];
  for (let turn = 0; turn < patience && !isOver(story.graph, position); turn += 1) {
    const [action, said] = moves[turn % moves.length] ?? ["continue", null];
    const offers = offersAt(story.graph, position);
    const asked = { story, position, action, said, offers, passages };
    const step = understand(asked);
    position = nextPosition(story.graph, position, step);
    steps.push(step);
    passages.push({ turnId: `${turn}`, action, said, text: "Told.", node: position.node });
  }
  return { position, steps };
}
