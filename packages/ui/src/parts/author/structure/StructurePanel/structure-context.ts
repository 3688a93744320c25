import { createContext, use } from "react";
import type { RefObject } from "react";
import type { JsonFault } from "../../story-form/coerce.ts";
import type { StructureViewProps } from "../structure.ts";
import type { Steps } from "./useSteps.ts";

/** What a StructurePanel does for the pieces in it. */
export interface OpenStructure {
  /** The structure, what is selected in it, and the scene to bring into view, for the map and the outline. */
  slot: StructureViewProps & { goTo: { node: string } | undefined };
  /** The target of the form's error links. */
  id: string | undefined;
  /** Why the text is invalid: until it is mended, the scenes cannot be edited. */
  fault: JsonFault | undefined;
  /** The tab that is shown. */
  view: string;
  setView: (view: string) => void;
  steps: Steps;
  /** Selects a scene and brings it into view. */
  findScene: (node: string | null) => void;
  /** Selects a scene and opens it below the map. */
  editScene: (node: string) => void;
  /** For links far below the map, where selecting alone would happen out of sight. */
  openScene: (node: string | null) => void;
  /** Shows a scene in the view from which the author came. */
  showScene: (node: string) => void;
  /** Around the views: it has the focus once a scene was deleted. */
  table: RefObject<HTMLDivElement | null>;
  /** The editor below the map. */
  sheet: RefObject<HTMLElement | null>;
  /** The scene's key, which it keeps while it is renamed. */
  keyOf: (node: string) => string;
}

export const StructureContext = createContext<OpenStructure | null>(null);

/** Of the StructurePanel around this piece. */
export function useStructure(): OpenStructure {
  const around = use(StructureContext);
  if (around === null) throw new Error("It stands in a StructurePanel.");
  return around;
}
