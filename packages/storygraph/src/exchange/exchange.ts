import type { WrittenStructure } from "../edit/operations.ts";
import { normalise, type StoryGraph } from "../graph/structure.ts";
import { loss, type Loss, type LossParams } from "./lost.ts";

/** A story read from another form. */
export interface Imported {
  graph: StoryGraph;
  /** What an author goes on writing: the graph, and what else was written beside it. */
  structure: WrittenStructure;
  title: string | null;
  lost: Loss[];
}

/** A story written in another form. */
export interface Exported {
  text: string;
  /** What is not in it. */
  lost: Loss[];
  /** Fields that it holds where no other program looks for them: they come back here. */
  beside: readonly string[];
  /** Nodes that go by another name there, and get theirs back here. */
  renamed: readonly string[];
}

export interface ExportOptions {
  title?: string | undefined;
}

export function imported(graph: StoryGraph, title: string | null, lost: Loss[]): Imported {
  return { graph, structure: { ...graph }, title, lost };
}

export function unreadable(why: LossParams["unreadable"]): Imported {
  return imported(normalise({}), null, [loss("unreadable", null, why)]);
}
