import { normalise, type StoryGraph, type WrittenStructure } from "@katha/storygraph";
import { loss, type Loss, type LossParams } from "./lost.ts";

/** An imported story. */
export interface Imported {
  graph: StoryGraph;
  /** What the author edits: the graph, and whatever was written beside it. */
  structure: WrittenStructure;
  title: string | null;
  lost: Loss[];
}

/** An exported story. */
export interface Exported {
  text: string;
  /** What the format could not hold. */
  lost: Loss[];
  /** Fields that only we read back from it. */
  beside: readonly string[];
  /** Nodes renamed for that format; importing restores their names. */
  renamed: readonly string[];
}

export interface ExportOptions {
  title?: string | undefined;
  /** Of a story that was written without one. */
  ifid?: string | undefined;
}

export function imported(graph: StoryGraph, title: string | null, lost: Loss[]): Imported {
  return { graph, structure: { ...graph }, title, lost };
}

export function unreadable(why: LossParams["unreadable"]): Imported {
  return imported(normalise({}), null, [loss("unreadable", null, why)]);
}
