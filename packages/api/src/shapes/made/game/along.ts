// Made from the contract by `npm run readers`.
import type { GameSession } from "./game.ts";

export interface SettledAlong {
  sessionId: string;
  /** The turns that stand, in order, those settled before too */
  settled: string[];
  /** Why the next turn was not settled: Katha tells it otherwise by now, or refuses it */
  stopped: "told_otherwise" | "refused" | null;
  /** The code of the refusal */
  reason: string | null;
}

export interface AlongBundle {
  session: GameSession;
  storyVersion: number;
  /** The player's coins; nothing that a device tells takes any */
  balance: number;
  /** All that the next part follows from, as JSON of Katha's own engine */
  play: string;
  /** The story as the engine reads it, as JSON, without what its author wrote for models alone; null unless it is asked for */
  story: string | null;
}

export interface SettleAlongForm {
  /** The part that the first of these turns follows, or `opening` */
  after: string;
  turns: {
    id: string;
    actionType: "continue" | "immerse" | "custom_action";
    userAction?: string | null | undefined;
    command?: string | null | undefined;
    selectedChoice?: string | null | undefined;
    /** SHA-256 of what the device told, as hexadecimal digits: the server tells it again and compares */
    told: string;
  }[];
  /** Settle them even where Katha tells them otherwise by now */
  anew?: boolean | undefined;
}
