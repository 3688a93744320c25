import type { NarrationEvent } from "@katha/narrator";
import { joined, type Piece } from "./pieces.ts";
import type { Narration } from "./told.ts";

/** What was narrated so far. */
export interface Collected extends Pick<Narration, "consequences" | "done" | "offers" | "scene"> {
  pieces: Piece[];
}

export function nothingYet(): Collected {
  return { pieces: [], offers: [], consequences: [], scene: null, done: null };
}

/** Adds an event. Returns the piece of text that it brought, if any. */
export function collectEvent(narrated: Collected, event: NarrationEvent): Piece | undefined {
  switch (event.kind) {
    case "delta": {
      const { part, text } = event;
      if (text === "") return undefined;
      const piece = { part, text };
      narrated.pieces.push(piece);
      return piece;
    }
    case "choices":
      narrated.offers = event.offers;
      return undefined;
    case "consequences":
      narrated.consequences = event.names;
      return undefined;
    case "scene":
      narrated.scene = event.scene;
      return undefined;
    case "done":
      narrated.done = event;
      return undefined;
  }
}

export function narrationFrom({ pieces, ...narrated }: Collected): Narration {
  return {
    ...narrated,
    narrative: joined(pieces, "narrative"),
    setup: joined(pieces, "setup"),
  };
}

/** All that was narrated. */
export function collected(events: readonly NarrationEvent[]): Collected {
  const narrated = nothingYet();
  for (const event of events) collectEvent(narrated, event);
  return narrated;
}

export const narrationOf = (events: readonly NarrationEvent[]): Narration =>
  narrationFrom(collected(events));
