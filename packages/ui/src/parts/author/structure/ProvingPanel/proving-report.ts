import type { TypedProof, TypedReport as WholeTypedReport } from "@katha/api/shapes";
import type {
  DropOff,
  EndingOdds,
  ProvingReport as WholeReport,
  StateReport as WholeStateReport,
} from "@katha/storygraph";

/** As much as is shown of the findings for a story with state. */
export type StateReport = Omit<WholeStateReport, "lost">;

/** As much as is shown of the findings of typing lines in every scene. */
export interface TypedReport extends Pick<
  WholeTypedReport,
  "lines" | "scenes" | "is_whole" | "answers"
> {
  /** One for each line that was misunderstood; their texts are findings. */
  findings: readonly object[];
}

/** As much as is shown of what strangers typed. */
export type StrangersReport = Pick<TypedProof, "strangers_lines" | "strangers_whole">;

/** The typing may still be running when the plays are done. */
export type Typing =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; reason: string }
  | { state: "done"; report: TypedReport };

/** As much as is shown of the result of many random plays. */
export interface ProvingReport extends Pick<
  WholeReport,
  "seed" | "plays" | "never_reached" | "worst_rating"
> {
  /** More than `plays` if the others would have taken too long. */
  plays_asked?: number | undefined;
  /** The most frequent first; shares are from 0 to 1. */
  endings: readonly Pick<EndingOdds, "node" | "title" | "share">[];
  a_play: Omit<WholeReport["a_play"], "words">;
  drop_off: readonly Pick<DropOff, "node" | "why" | "share">[];
  /** For a story with state. */
  state?: StateReport | undefined;
  /** Absent if no lines were typed. */
  typed?: TypedReport | undefined;
}

export type Proving =
  | { state: "idle" }
  /** For a story with state, `states` counts up after the plays are done. */
  | { state: "running"; done: number; all: number; states?: number | undefined }
  | { state: "done"; report: ProvingReport }
  | { state: "failed" };
