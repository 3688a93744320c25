import type { StoryGraph } from "../graph/structure.ts";
import type { Loss } from "./lost.ts";

/** A story read from another form. */
export interface Imported {
  graph: StoryGraph;
  title: string | null;
  lost: Loss[];
}

/** A story written in another form. */
export interface Exported {
  text: string;
  lost: Loss[];
}

export interface ExportOptions {
  title?: string;
}
