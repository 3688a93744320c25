import { storyBounds } from "../../bounds/story-bounds.ts";
import type { StoryGraph } from "../../graph/structure.ts";
import type { Later } from "../model/later.ts";
import type { Quality, Value } from "../model/quality.ts";
import { suits } from "../model/suits.ts";
import { bounded } from "../reading/read-quality.ts";
import { qualitiesOf, qualityNamed } from "../rules.ts";

/** What a player chose before the first line. */
export interface WhoAnswers {
  qualities: Readonly<Record<string, string>>;
  things: readonly string[];
}

/** What stays the same through a whole play. */
export interface GivenState {
  /** Skill checks are drawn from it: the same play, the same luck. */
  seed: string;
  /** Endings that the player reached in earlier plays. */
  endings: readonly string[];
}

/** A story's state in a play. Immutable, so that undo can return to an earlier one. */
export interface PlayState {
  readonly given: GivenState;
  readonly qualities: Readonly<Record<string, Value>>;
  /** In the order in which they were taken. */
  readonly things: readonly string[];
  /** How often scenes were visited, for those that a condition asks about. */
  readonly visits: Readonly<Record<string, number>>;
  /** Counters of choices, effects and answers. */
  readonly counts: Readonly<Record<string, number>>;
  /** The hub that the player was in last; blank before the first. */
  readonly hub: string;
  /** Deeds that are told of later; undefined before the first. */
  readonly later?: Later | undefined;
}

/** A change to the state, as a player is told of it. */
export type StateChange =
  | { kind: "number"; quality: string; by: number; value: number }
  | { kind: "value"; quality: string; value: Value }
  /** A word added to a set, or removed from it. */
  | { kind: "included" | "excluded"; quality: string; value: string }
  | { kind: "given" | "taken"; thing: string }
  /** The bag was full. */
  | { kind: "bag_full"; thing: string };

export const nothingGiven: GivenState = { seed: "", endings: [] };

function isAnswer(graph: StoryGraph, name: string, answer: string | undefined): boolean {
  const quality = qualityNamed(graph, name);
  if (quality === undefined || answer === undefined || !suits(quality, answer)) return false;
  return quality.kind !== "text" || answer.length <= storyBounds.text;
}

function firstValue(quality: Quality): Value {
  const { kind, start } = quality;
  return kind === "number" ? bounded(start, quality.least, quality.most) : start;
}

/** The state before the first scene. */
export function startState(
  graph: StoryGraph,
  given: GivenState = nothingGiven,
  who: WhoAnswers | null = null,
): PlayState {
  const { who: asked, things = {} } = graph;
  const start = Object.entries(qualitiesOf(graph)).map(([name, quality]) => [
    name,
    firstValue(quality),
  ]);
  const chosen = (asked?.qualities ?? []).flatMap((name) =>
    isAnswer(graph, name, who?.qualities[name]) ? [[name, who?.qualities[name]]] : [],
  );
  const offered = new Set(asked?.things);
  const packed = (who?.things ?? []).filter((name) => offered.has(name));
  const had = Object.entries(things).flatMap(([name, thing]) => (thing.start ? [name] : []));
  return {
    given,
    qualities: Object.fromEntries([...start, ...chosen]) as PlayState["qualities"],
    things: [...new Set([...had, ...packed.slice(0, asked?.things_most ?? 0)])],
    visits: {},
    counts: {},
    hub: "",
  };
}

export function valueOf({ qualities }: PlayState, name: string): Value | undefined {
  return Object.hasOwn(qualities, name) ? qualities[name] : undefined;
}

export function countAt(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
}
