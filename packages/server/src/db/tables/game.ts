import type {
  CorrectionStatus,
  OwnKeyOutcome,
  ReportReason,
  ReportStatus,
  TurnAction,
} from "@katha/api/contract";
import type { Generated } from "kysely";
import type { Offer } from "@katha/narrator";
import type { KeptPlay, PartEffects, PlayProgress } from "@katha/play";
import type { WhoAnswers } from "@katha/storygraph";
import type { Json, OptionalJson, Optional } from "./columns.ts";

export interface GameSessionsTable {
  id: string;
  user_id: string;
  story_id: string;
  story_version: number;
  family: string;
  branched_from: Optional<string>;
  opening: Json<{ node: string; text: string; offers: Offer[]; became?: PartEffects }>;
  /** Who the player said they are, if the story asks. */
  who: OptionalJson<WhoAnswers>;
  /** The nodes of endings that the player had found in earlier sessions. */
  endings_before: Json<string[]>;
  initial_xp: number;
  turns_count: Generated<number>;
  head: Optional<string>;
  current_xp: number;
  choices_made: Generated<number>;
  scenes_completed: Generated<number>;
  completion_percentage: Generated<number>;
  scenes: Json<string[]>;
  /** XP spent on pictures of parts that stand, and on undos; null until the play is kept. */
  spent_beside: number | null;
  newest: Optional<string>;
  ending_node: Optional<string>;
  ending: Optional<string>;
  created_at: Date;
  updated_at: Date;
}

export interface TurnsTable {
  id: string;
  session_id: string;
  number: number;
  action: TurnAction;
  status: "pending" | "settled" | "void";
  lease: Optional<string>;
  leased_until: Optional<Date>;
  /** The server that writes or wrote it. */
  server_id: Optional<string>;
  parent: Optional<string>;
  retry_of: string;
  copy_of: Optional<string>;
  model: Optional<string>;
  held: number;
  charged: Optional<number>;
  balance_after: Optional<number>;
  xp_cost: number;
  xp_gain: Generated<number>;
  user_input: Optional<string>;
  selected_choice: Optional<string>;
  /** The story's own command that started it. */
  command: Optional<string>;
  head_after: Optional<string>;
  step: OptionalJson<Record<string, unknown>>;
  /** Neither undone nor replaced by another telling; a picture stands only while its part does, too. */
  is_standing: Generated<boolean>;
  /** For an undo: the part or the picture that it took back; null if it is older than undone pictures. */
  undoes: Optional<string>;
  /** What was typed meant no choice, and the author has no answer to it. */
  is_unanswered: Generated<boolean>;
  became: OptionalJson<PartEffects>;
  progress: OptionalJson<PlayProgress>;
  /** When the turn before was begun. */
  told_before: Optional<Date>;
  node: Optional<string>;
  ending: Optional<string>;
  completion: Optional<number>;
  narrative: Optional<string>;
  setup: Optional<string>;
  offers: OptionalJson<Offer[]>;
  scene: OptionalJson<Record<string, unknown>>;
  chunks: Optional<string>;
  picture: OptionalJson<{ url: string; alt: string; prompt: string; style: string }>;
  fallback_description: Optional<string>;
  served_by: Optional<string>;
  prompt_tokens: Optional<number>;
  completion_tokens: Optional<number>;
  /** What became of the player's own key where they chose it; `asked` until the turn is told. */
  own_key: Optional<OwnKeyOutcome | "asked">;
  /** A provider was asked to tell it. */
  asks_model: Generated<boolean>;
  /** The budget that was spent, so that the built-in narrator tells it. */
  budget_spent: Optional<"site" | "player" | "story">;
  /** In US dollars; null where no price is known. */
  cost_dollars: Optional<number>;
  void_code: Optional<string>;
  void_detail: Optional<string>;
  created_at: Date;
  ended_at: Optional<Date>;
}

/** A reader's bookmark and note on a part. */
export interface PartMarksTable {
  session_id: string;
  /** The first telling of the part; for the opening the session. */
  part: string;
  is_bookmarked: boolean;
  name: string;
  note: string;
  marked_at: Date;
}

/** A telling of a part in its reader's own words. */
export interface OwnWordingsTable {
  /** The turn; for the opening the session. */
  telling: string;
  session_id: string;
  text: string;
  worded_at: Date;
}

export interface PassageReportsTable {
  id: string;
  story_id: string;
  turn_id: string;
  reported_by: Optional<string>;
  reason: ReportReason;
  note: string;
  passage: string;
  status: Generated<ReportStatus>;
  created_at: Date;
}

/**
 * Lines that no choice and no reaction answered. Lines with the same meaning in one scene share a row, which does not
 * say who typed them.
 */
export interface UnansweredLinesTable {
  id: Generated<string>;
  story_id: string;
  /** The latest version of the story in which it was typed. */
  story_version: number;
  scene: string;
  meaning: string;
  text: string;
  act: Optional<string>;
  about: Optional<string>;
  count: Generated<number>;
  /** Only the day is kept. */
  last_day: string;
  /** Players were asked which choice they meant by it, and it was none of those. */
  declined: Generated<boolean>;
}

/** Wordings that players propose. Authors are not told by whom. */
export interface CorrectionsTable {
  id: string;
  story_id: string;
  sent_by: string;
  /** Null if it was not sent from a play. */
  scene: Optional<string>;
  passage: string;
  proposed: string;
  note: string;
  status: Generated<CorrectionStatus>;
  created_at: Date;
  settled_at: Optional<Date>;
}

export interface GameTables {
  game_sessions: GameSessionsTable;
  turns: TurnsTable;
  /** The text so far of running turns, for followers on other servers. */
  turn_chunks: {
    turn_id: string;
    first_seq: number;
    pieces: Json<{ part: "narrative" | "setup"; text: string }[]>;
  };
  memory_corrections: {
    session_id: string;
    item: string;
    /** Null where the item is only pinned. */
    text: string | null;
    is_noted: Generated<boolean>;
    is_pinned: Generated<boolean>;
    corrected_at: Date;
  };
  part_marks: PartMarksTable;
  own_wordings: OwnWordingsTable;
  /** What a play has come to at a part; made from the turns, and made again where it is missing. */
  play_snapshots: {
    part: string;
    session_id: string;
    depth: number;
    play: Json<KeptPlay>;
  };
  passage_reports: PassageReportsTable;
  unanswered_lines: UnansweredLinesTable;
  corrections: CorrectionsTable;
}
