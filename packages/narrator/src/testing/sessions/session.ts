import type { MemoryItem } from "@katha/api/contract";
import { textAt } from "@katha/storygraph";
import { isOver, nextPosition, offersAt, startPosition } from "../../position/index.ts";
import { deedsOf, remember } from "../../memory/index.ts";
import type {
  NarrationRequest,
  Offer,
  Passage,
  PlayerAction,
  Position,
  Step,
  StoryVersion,
} from "../../port.ts";
import { understand } from "../../understanding/index.ts";
import { builtInNarrator } from "../../built-in/index.ts";
import type { Move } from "./players.ts";

export interface PlayedTurn extends Move {
  /** What it was understood from, and what it was told from. */
  asked: PlayerAction;
  request: NarrationRequest;
  step: Step;
  position: Position;
  narrative: string;
  setup: string;
  offers: readonly Offer[];
}

export interface Session {
  opening: string;
  /** What the player was last shown. */
  offers: () => readonly Offer[];
  position: () => Position;
  isOver: () => boolean;
  play: (move: Move) => Promise<PlayedTurn>;
}

/** A session with the built-in narrator, turn by turn, whose player wrote something down. */
export function openSession(
  story: StoryVersion,
  seed: string,
  noted: readonly string[] = [],
): Session {
  let position = startPosition(story.graph);
  let offers: readonly Offer[] = offersAt(story.graph, position);
  let memory: MemoryItem[] = [];
  const opening = textAt(story.graph, position.node, position.state);
  const passages: Passage[] = [
    { turnId: null, action: "story_start", said: null, text: opening, node: position.node },
  ];
  return {
    opening,
    offers: () => offers,
    position: () => position,
    isOver: () => isOver(story.graph, position),
    play: async (move) => {
      const asked = { story, position, ...move, offers, passages: [...passages], noted };
      const step = understand(asked);
      const before = position;
      position = nextPosition(story.graph, before, step);
      // Picking a choice or going on promises nothing new.
      if (move.action === "custom_action") memory = remember({ story, passages, corrections: [] });
      const told = { narrative: "", setup: "" };
      const request: NarrationRequest = {
        ...asked,
        step,
        before,
        position,
        memory,
        voice: "katha",
        seed: `${seed}:${passages.length - 1}`,
      };
      for await (const event of builtInNarrator.narrate(request, new AbortController().signal)) {
        if (event.kind === "delta") told[event.part] += event.text;
        if (event.kind === "choices") offers = event.offers;
      }
      passages.push({
        turnId: `turn-${passages.length}`,
        action: move.action,
        said: move.said,
        text: [told.narrative, told.setup].filter((part) => part !== "").join("\n\n"),
        node: position.node,
        deeds: deedsOf(story.graph, before, step),
      });
      return { ...move, asked, request, step, position, ...told, offers };
    },
  };
}
