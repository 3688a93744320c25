// Made from the contract by `npm run readers`.

export type ConditionWords =
  | {
      says: "compares";
      name: string;
      kind: "flag" | "number" | "one_of" | "set" | "text";
      is:
        | "equals"
        | "differs"
        | "at_least"
        | "at_most"
        | "more_than"
        | "less_than"
        | "includes"
        | "lacks";
      value: string | number | boolean | readonly string[];
      /** `value` is another quality's name */
      is_quality: boolean;
    }
  | {
      says: "visited";
      name: string;
      times: number;
    }
  | {
      says: "carries" | "ending_found" | "unknown";
      name: string;
    }
  | {
      says: "all" | "any";
      parts: readonly ConditionWords[];
    }
  | {
      says: "not";
      part: ConditionWords;
    };

export interface PlayerState {
  qualities: {
    id: string;
    name: string;
    kind: "flag" | "number" | "one_of" | "set" | "text";
    value: string | number | boolean | string[];
    /** Null unless it is a number */
    least: number | null;
    most: number | null;
  }[];
  /** What the player carries */
  things: {
    id: string;
    name: string;
    about: string;
  }[];
  /** How many things can be carried; null: none ever */
  slots: number | null;
}

export interface Offer {
  text: string;
  isLocked: boolean;
  /** Why it is locked, in the author's words */
  reason: string | null;
  /** What a locked one asks for; null where that is hidden */
  needs: ConditionWords | null;
  /** Of its skill check; null without one, and where it would tell what is hidden */
  odds: number | null;
}

export interface OwnCommand {
  name: string;
  cost: number;
}

export interface CommandCosts {
  continue: number;
  immerse: number;
  customAction: number;
  show: number;
  undo: number;
}

export type StateChange =
  | {
      kind: "number";
      name: string;
      by: number;
      value: number;
      most: number;
    }
  | {
      kind: "value";
      name: string;
      qualityKind: "flag" | "number" | "one_of" | "set" | "text";
      value: string | number | boolean | string[];
    }
  | {
      kind: "included" | "excluded";
      name: string;
      value: string;
    }
  | {
      kind: "given" | "taken" | "bag_full";
      name: string;
    };

export interface SkillCheckOutcome {
  isWon: boolean;
  /** Of its skill check; null without one, and where it would tell what is hidden */
  odds: number | null;
}
