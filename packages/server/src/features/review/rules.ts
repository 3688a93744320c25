import type { Finding, ProvingReport, StoryStructure } from "@katha/api/contract";
import {
  commandsOf,
  type GraphFinding,
  lint,
  ruledBy,
  rulesOf,
  findingText,
  trapsIn,
} from "@katha/storygraph";
import { writtenGraph } from "@katha/play";
import { findingsOfRating } from "./rating.ts";

/** What the review checks. */
export interface Manuscript {
  title: string;
  tagline: string;
  story_description: string;
  story_prompt: string;
  cover_image_url: string | null;
  category_id: string | null;
  content_rating: string;
  story_structure: Readonly<Record<string, unknown>> | StoryStructure;
  game_config?: Readonly<Record<string, unknown>>;
  bible?: unknown;
}

const neededTexts = ["title", "tagline", "story_description", "story_prompt"] as const;

function findingsOfFields(story: Manuscript): Finding[] {
  return [
    ...neededTexts.filter((field) => story[field].trim() === "").map((field) => missing(field)),
    ...(story.cover_image_url ? [] : [missing("cover_image_url")]),
    ...(story.category_id === null ? [missing("category_id", "warning")] : []),
  ];
}

function missing(field: string, severity: Finding["severity"] = "error"): Finding {
  return { code: "missing", severity, message: `missing: ${field}`, field, node: null };
}

/** About a fifth of a second; the report explores ten times as many states to find where players get stuck. */
const statesAtOnce = 20_000;

/** All findings: errors that prevent publishing, and warnings. */
export function findingsOf(story: Manuscript): Finding[] {
  const { game_config, content_rating: rating, bible } = story;
  const graph = ruledBy(writtenGraph(story.story_structure), rulesOf(game_config));
  const commands = commandsOf(game_config);
  return [
    ...findingsOfFields(story),
    ...trapsIn(graph, lint(graph, { rating, commands, bible }), statesAtOnce).map(ofStructure),
    ...findingsOfRating(story),
  ];
}

/** A finding about the structure, as a finding of the review. */
export function ofStructure(found: GraphFinding): Finding {
  const { code, severity, node, params } = found;
  return { code, severity, message: findingText(found), field: "story_structure", node, params };
}

/** The findings of simulated typing in a stored report. */
export function typedFindings(report: ProvingReport | null): Finding[] {
  return (report?.typed?.findings ?? []).map((found) => ofStructure(found as GraphFinding));
}

export const isError = ({ severity }: Finding): boolean => severity === "error";

const keyOf = ({ code, field, node }: Finding): string => JSON.stringify([code, field, node]);

/** Errors that a change would add; existing ones do not block it. */
export function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.filter(isError).map(keyOf));
  return after.filter((found) => isError(found) && !known.has(keyOf(found)));
}
