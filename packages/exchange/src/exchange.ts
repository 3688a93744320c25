import type { StoryGraph, WrittenStructure } from "@katha/storygraph";
import type { Loss } from "./lost.ts";

/** What a story bundle holds, by its paths. */
export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** An imported story. */
export interface Imported {
  graph: StoryGraph;
  /** What the author edits: the graph, and whatever was written beside it. */
  structure: WrittenStructure;
  title: string | null;
  lost: Loss[];
  files?: BundleFiles;
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

/** `ifid`: the one with which it came. */
export function imported(
  graph: StoryGraph,
  title: string | null,
  lost: Loss[],
  ifid?: string,
): Imported {
  return { graph, structure: { ...graph, ...(ifid !== undefined && { ifid }) }, title, lost };
}
