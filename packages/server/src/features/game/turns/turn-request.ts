import { createHash } from "node:crypto";
import type { BodyOf, takeTurn, TurnAction } from "@katha/api/contract";
import { turnInputOf } from "@katha/play";
import type { ReaderWishes } from "./narrate-part.ts";

/** A player's request for a turn. */
export interface TurnRequest {
  session: string;
  action: TurnAction;
  model: string | null;
  userInput: string | null;
  choice: string | null;
  /** A command of the story's own, with `custom_action`. */
  command: string | null;
  /** The part to retry. */
  retried: string | null;
  /** The last part that the player has seen, or the opening; null if the request does not say. */
  seen: string | null;
  /** What the player read that it costs; null if the request does not say. */
  seenPrice: number | null;
  /** The newest entry that the client has, or the opening; null if the request does not say. */
  have: string | null;
  /** How the reader wants it told; it changes nothing of what the turn is. */
  wishes?: ReaderWishes | undefined;
  key: string | undefined;
}

export function turnRequestFrom(
  body: BodyOf<typeof takeTurn>,
  where: { session: string; key: string | undefined },
): TurnRequest {
  const { action, user_input, selected_choice, command } = turnInputOf(body);
  return {
    ...where,
    action,
    model: body.selected_model?.trim() || null,
    userInput: user_input,
    choice: selected_choice,
    command,
    retried: null,
    seen: body.seen ?? null,
    seenPrice: body.seen_price ?? null,
    have: body.have ?? null,
    wishes: {
      ...(body.pace != null && { pace: body.pace }),
      ...(body.length != null && { length: body.length }),
    },
  };
}

/** What tells a request from another with the same key. Stored: a member that is renamed changes it. */
export function fingerprintOf({
  key: _key,
  have: _have,
  wishes: _wishes,
  ...fingerprint
}: TurnRequest): string {
  return createHash("sha256").update(JSON.stringify(fingerprint)).digest("base64url");
}
