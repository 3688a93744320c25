import type { HistoryEntry, TurnAction } from "@katha/api/contract";
import type { Offer, Position } from "@katha/narrator";
import type { Telling, WhoAnswers } from "@katha/storygraph";

/** What a part changed, and how it is shown. */
export interface PartEffects extends Pick<HistoryEntry, "changes" | "check"> {
  telling: Telling | null;
  /** Told again it would be the same. */
  is_verbatim: boolean;
  /** What the story remembers of it, in its author's sentences. */
  deeds: string[];
}

/** A deed that the story remembers, or a line in which the player gave a name. */
export interface Mention {
  /** The turn in which it first came up. */
  turn_id: string;
  /** How many parts led to the last one in which it came up. */
  depth: number;
  said: string | null;
  deed: string | null;
}

/** What a play has come to at one of its parts. The next part follows from it alone, however many came before. */
export interface KeptPlay {
  /** How many parts lead here. */
  depth: number;
  position: Position;
  /** Given at the start, earned and spent by the parts. */
  xp: number;
  choices_made: number;
  scenes: string[];
  ending: { node: string; title: string } | null;
  percentage: number;
  mentions: Mention[];
}

/** What a play follows from before its first turn. */
export interface BegunSession {
  family: string;
  /** The nodes of endings that the player had found in earlier sessions. */
  endings_before: string[];
  /** Who the player said they are, if the story asks. */
  who: WhoAnswers | null;
  initial_xp: number;
}

/** What a player did. */
export interface TurnInput {
  id: string;
  /** The turn that this one is a copy of, in a branch. */
  copy_of: string | null;
  action: TurnAction;
  user_input: string | null;
  selected_choice: string | null;
  xp_cost: number;
}

/** As much of a settled turn as a play follows from. */
export interface PlayedTurn extends TurnInput {
  /** The outcome, in the narrator's type `Step`; rows hold plain JSON. */
  step: Record<string, unknown> | null;
  node: string | null;
  ending: string | null;
  completion: number | null;
  xp_gain: number;
  narrative: string | null;
}

/** A settled turn as a part that was told. */
export interface ToldTurn extends Pick<
  PlayedTurn,
  "id" | "copy_of" | "action" | "user_input" | "selected_choice" | "step" | "node" | "narrative"
> {
  setup: string | null;
  became: PartEffects | null;
  offers: Offer[] | null;
}
