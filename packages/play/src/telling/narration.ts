import type { NarrationEvent, Offer, SceneFacts } from "@katha/narrator";
import { joined, type Piece } from "./pieces.ts";

/** What was narrated, once it has ended. */
export interface Narration {
  narrative: string | null;
  setup: string | null;
  offers: readonly Offer[];
  consequences: readonly string[];
  scene: SceneFacts | null;
  done: Extract<NarrationEvent, { kind: "done" }> | null;
}

/** The same with the pieces in which it was told. */
export interface PiecewiseNarration extends Narration {
  pieces: Piece[];
}

/** All that is narrated; `onPiece` hears each piece of text as it comes. */
export async function narrationOf(
  events: Iterable<NarrationEvent> | AsyncIterable<NarrationEvent>,
  onPiece?: (piece: Piece) => void,
): Promise<PiecewiseNarration> {
  const pieces: Piece[] = [];
  const told: Pick<Narration, "offers" | "consequences" | "scene" | "done"> = {
    offers: [],
    consequences: [],
    scene: null,
    done: null,
  };
  for await (const event of events) {
    if (event.kind === "choices") told.offers = event.offers;
    else if (event.kind === "consequences") told.consequences = event.names;
    else if (event.kind === "scene") told.scene = event.scene;
    else if (event.kind === "done") told.done = event;
    else if (event.text !== "") {
      const piece = { part: event.part, text: event.text };
      pieces.push(piece);
      onPiece?.(piece);
    }
  }
  return {
    ...told,
    pieces,
    narrative: joined(pieces, "narrative"),
    setup: joined(pieces, "setup"),
  };
}
