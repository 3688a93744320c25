import type { Audience } from "../rating/asked-audience.ts";

/** What each finding says beside where it is; the sentences are made of this. */
export interface FindingParams {
  no_nodes: Record<string, never>;
  no_start: { start: string };
  no_ending: Record<string, never>;
  xp_too_low: { initial_xp: number; needed_xp: number };
  broken_link: { choice: string; target: string };
  unreachable: Record<string, never>;
  dead_end: Record<string, never>;
  /** Some of the ring's nodes, and how many there are. */
  endless_loop: { nodes: string[]; count: number };
  no_way_out: Record<string, never>;
  empty_text: Record<string, never>;
  empty_choice: Record<string, never>;
  duplicate_choice: { choice: string };
  ending_unnamed: Record<string, never>;
  ending_goes_on: { title: string };
  bad_budget: { budget: number };
  budget_too_small: { budget: number; beats: number };
  unknown_cast: { name: string };
  unknown_name: { name: string };
  rating: { word: string; asked: Audience; rating: string };
}
export type FindingCode = keyof FindingParams;

/** An error keeps a story from being played to an end, or from its readers; a warning is worth a look. */
export type Severity = "error" | "warning";

const severities: Readonly<Record<FindingCode, Severity>> = {
  no_nodes: "warning",
  no_start: "error",
  no_ending: "error",
  xp_too_low: "error",
  broken_link: "error",
  unreachable: "warning",
  dead_end: "error",
  endless_loop: "error",
  no_way_out: "error",
  empty_text: "error",
  empty_choice: "error",
  duplicate_choice: "warning",
  ending_unnamed: "warning",
  ending_goes_on: "warning",
  bad_budget: "warning",
  budget_too_small: "warning",
  unknown_cast: "warning",
  unknown_name: "warning",
  rating: "error",
};
export const findingCodes = Object.keys(severities) as FindingCode[];

interface FindingOf<Code extends FindingCode> {
  code: Code;
  severity: Severity;
  node: string | null;
  /** Which of the node's choices, counted from 0. */
  choice?: number;
  params: FindingParams[Code];
}
export type GraphFinding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

/** A finding at a node, at one of its choices, or (without a place) at the whole story. */
export function finding<Code extends FindingCode>(
  code: Code,
  params: FindingParams[Code],
  place: { node?: string; choice?: number } = {},
): GraphFinding {
  const { node = null, choice } = place;
  const found = { code, severity: severities[code], node, params };
  return (choice === undefined ? found : { ...found, choice }) as GraphFinding;
}
