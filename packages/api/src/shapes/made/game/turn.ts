// Made from the contract by `npm run readers`.
import type { SessionData } from "./game.ts";
import type { Offer, PlayerState, SkillCheckOutcome, StateChange } from "./state.ts";
import type { Telling } from "./telling.ts";
import type { Problem } from "../problem.ts";

export interface Receipt {
  turnId: string;
  held: number;
  charged: number;
  returned: number;
  balance: number;
  model: string | null;
  reason: string;
  /** The reason, as a key */
  why:
    | "branched"
    | "running"
    | "void"
    | "undo"
    | "author"
    | "budget"
    | "own_key"
    | "own_key_failed"
    | "katha"
    | "model"
    | "picture"
    | "no_picture";
  /** The provider that told or painted it, if it is told */
  servedBy: string | null;
  /** The XP that it cost */
  xp: number;
  changes: StateChange[];
}

export interface ActionResponse {
  turnId: string;
  actionType: "continue" | "immerse" | "custom_action" | "show" | "undo";
  currentXp: number;
  choicesMade: number;
  scenesCompleted: number;
  isCompleted: boolean;
  completionPercentage: number;
  /** The name of the ending, when the story has ended */
  ending: string | null;
  modelUsed: string | null;
  /** The budget that is spent for today, so that Katha itself told this for no coins */
  budgetSpent: "site" | "player" | "story" | null;
  /** What became of the player's own key where they chose it; but for `told` Katha itself told this for no coins */
  ownKey:
    | "told"
    | "off"
    | "missing"
    | "key_refused"
    | "unpaid"
    | "model_unknown"
    | "busy"
    | "unfit"
    | "failed"
    | null;
  creditsConsumed: number;
  narrative: string | null;
  setup: string | null;
  /** What the player can pick now, also after Show and Undo */
  choices: string[];
  state: PlayerState;
  /** Every way on that is shown now, locked ones too */
  offers: Offer[];
  changes: StateChange[];
  /** Null unless the part was a skill check */
  check: SkillCheckOutcome | null;
  /** Null for what is told within a scene, and for a scene of which there is nothing to say */
  telling: Telling | null;
  imageUrl: string | null;
  imageAlt: string | null;
  prompt: string | null;
  style: string | null;
  /** The picture in words, if none was made */
  fallbackDescription: string | null;
  sessionData: SessionData;
  lowCreditsWarning: boolean;
  creditWarningMessage: string | null;
  receipt: Receipt;
}

export type TurnEvent =
  | {
      event: "turn";
      /** Also the id of the event, for Last-Event-ID */
      seq: number;
      turnId: string;
      actionType: "continue" | "immerse" | "custom_action" | "show" | "undo";
      model: string | null;
      held: number;
    }
  | {
      event: "delta";
      /** Also the id of the event, for Last-Event-ID */
      seq: number;
      part: "narrative" | "setup";
      text: string;
    }
  | {
      event: "choices";
      /** Also the id of the event, for Last-Event-ID */
      seq: number;
      choices: string[];
    }
  | {
      event: "image";
      /** Also the id of the event, for Last-Event-ID */
      seq: number;
      imageUrl: string;
      imageAlt: string;
      prompt: string;
      style: string;
    }
  | {
      event: "done";
      /** Also the id of the event, for Last-Event-ID */
      seq: number;
      response: ActionResponse;
    }
  | {
      event: "error";
      /** Also the id of the event, for Last-Event-ID */
      seq: number;
      problem: Problem;
      status: number;
      receipt: Receipt | null;
    };

export type RetryForm = {
  selectedModel?: string | null | undefined;
  /** What the player read that it costs; where it costs more by now, nothing is done (409 price_changed) */
  seenPrice?: number | null | undefined;
  /** The newest entry of the history that the client has, or `opening`: the answer carries what came after it. Without it, the newest 50 */
  have?: string | null | undefined;
  /** How quickly the story moves; models alone keep to it */
  pace?: "slow" | "usual" | "quick" | null | undefined;
  /** How long the part is; models alone keep to it */
  length?: "short" | "usual" | "long" | null | undefined;
};

export interface ActionForm {
  actionType: "continue" | "immerse" | "custom_action" | "show" | "undo";
  selectedModel?: string | null | undefined;
  /** As in the path */
  sessionId?: string | undefined;
  /** The part that the player sees last, or `opening`; where the session stands at another, nothing is done (409 story_moved) */
  seen?: string | null | undefined;
  /** What the player read that it costs; where it costs more by now, nothing is done (409 price_changed) */
  seenPrice?: number | null | undefined;
  /** The newest entry of the history that the client has, or `opening`: the answer carries what came after it. Without it, the newest 50 */
  have?: string | null | undefined;
  /** How quickly the story moves; models alone keep to it */
  pace?: "slow" | "usual" | "quick" | null | undefined;
  /** How long the part is; models alone keep to it */
  length?: "short" | "usual" | "long" | null | undefined;
  userAction?: string | null | undefined;
  /** With custom_action: a command of the story's own; user_action may then be blank */
  command?: string | null | undefined;
  selectedChoice?: string | null | undefined;
  /** With show: what to picture */
  lastTextResponse?: string | null | undefined;
}
