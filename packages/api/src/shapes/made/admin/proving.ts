// Made from the contract by `npm run readers`.
import type { ConditionWords } from "../game/state.ts";

export interface EndingOdds {
  node: string;
  title: string | null;
  kind: "good" | "bitter" | "dark" | "strange" | "open" | null;
  plays: number;
  share: number;
}

export interface Spread {
  min: number;
  median: number;
  max: number;
}

export interface PlayerReport {
  plays: number;
  endings: EndingOdds[];
  stuck: {
    node: string;
    plays: number;
  }[];
  turns: Spread;
  words: Spread;
  minutes: Spread;
  credits: Spread;
  credits_at_most: Spread;
  xp: Spread;
  out_of_xp: number;
  out_of_xp_at: {
    node: string;
    plays: number;
  }[];
}

export interface GraphFinding {
  code: string;
  severity: "error" | "warning";
  node: string | null;
  /** Which of the node's choices, counted from 0 */
  choice?: number | undefined;
  params: Record<string, unknown>;
}

export interface StateReport {
  /** How many states were looked at */
  states: number;
  /** Whether that is all of them */
  is_whole: boolean;
  endings: {
    node: string;
    /** Null: nobody knows */
    is_reached: boolean | null;
    /** The shortest way that is known */
    path: {
      /** The scene in which it was done */
      node: string;
      /** The choice as it was read, or the command */
      text: string;
      /** How its skill check came out */
      check: "won" | "lost" | null;
    }[];
    decides: {
      condition: ConditionWords;
      share: number;
      elsewhere: number;
    }[];
  }[];
  traps: {
    node: string;
    why: "stuck" | "lost";
    /** The shortest way that is known */
    path: {
      /** The scene in which it was done */
      node: string;
      /** The choice as it was read, or the command */
      text: string;
      /** How its skill check came out */
      check: "won" | "lost" | null;
    }[];
    /** What the player is and carries there */
    has: ConditionWords[];
  }[];
  /** Scenes that no state leads to */
  never: string[];
  never_open: {
    node: string;
    choice: number;
    text: string;
  }[];
  /** Where plays were given up because they went on and on */
  lost: {
    node: string;
    plays: number;
  }[];
}

export interface StrangersCounts {
  rewordings: {
    tried: number;
    /** The choice that was meant was taken */
    understood: number;
    /** The player was asked whether it was meant */
    asked: number;
    missed: number;
    /** Another choice was taken */
    mistaken: number;
  };
  looks: {
    tried: number;
    answered: number;
  };
  questions: {
    tried: number;
    answered: number;
  };
}

export interface TypedReport {
  /** How many lines were typed */
  lines: number;
  /** In how many scenes */
  scenes: number;
  /** False: of a large story only some of the lines were typed */
  is_whole: boolean;
  /** The answers that lines were typed for, and how many of those came */
  answers: {
    tried: number;
    came: number;
  };
  findings: GraphFinding[];
  /** How lines fared that strangers would type; absent in reports of earlier versions */
  strangers?: StrangersCounts | undefined;
}

export interface ProvingReport {
  seed: string;
  plays: number;
  /** More than `plays` where the rest would have taken too much time */
  plays_asked?: number | undefined;
  players: Record<string, PlayerReport>;
  /** For each node the share of plays that came to it */
  heat: Record<string, number>;
  never_reached: string[];
  /** The strictest audience that a reachable node asks for; null: all is for families */
  worst_rating: {
    audience: "family" | "teen" | "mature";
    word: string;
    node: string;
  } | null;
  findings: GraphFinding[];
  measures: {
    nodes: number;
    choices: number;
    branchings: number;
    endings: number;
  };
  endings: EndingOdds[];
  a_play: {
    turns: Spread;
    words: Spread;
    minutes: Spread;
    credits: Spread;
    credits_at_most: Spread;
    xp: Spread;
  };
  /** Of a story that keeps count */
  state?: StateReport | undefined;
  /** Absent where nobody typed: reports of earlier versions */
  typed?: TypedReport | undefined;
  drop_off: {
    node: string;
    plays: number;
    why: "stuck" | "out_of_xp" | "lost";
    share: number;
  }[];
}

export interface GraphDiff {
  added: string[];
  removed: string[];
  changed: {
    node: string;
    fields: string[];
  }[];
  start_moved_to: string | null;
  opened: string[];
  closed: string[];
  endings_gained: string[];
  endings_lost: string[];
  sessions_notice: {
    node: string;
    what: "gone" | "trapped" | "now_ends" | "goes_on" | "choices" | "text";
  }[];
}

export interface StrangersLine {
  scene: string;
  said: string;
  kind: "rewording" | "look" | "question";
  /** Which of the scene's choices it rewords, counted from 0 */
  meant: number | null;
  outcome: "understood" | "answered" | "asked" | "missed" | "mistaken";
  /** The choices that it took, or that were asked about */
  choices: number[];
  /** The beginning of what the player reads */
  told: string;
  act: string | null;
  about: string | null;
  /** What else it speaks of, as an answer can ask for it */
  topics: string[];
}

export interface TypedProof extends TypedReport {
  strangers_lines: StrangersLine[];
  /** False: of a large story only some were typed */
  strangers_whole: boolean;
}
