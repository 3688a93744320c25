import { createContext } from "react";
import type { DOMAttributes, ReactNode, RefObject } from "react";
import type { UndoReason } from "./useUndoDialog.ts";

/** What a PlaySession does for the pieces in it. */
export interface SessionAround {
  /** The bar has folded away, since the player reads on. */
  isFolded: boolean;
  /** Of the log: whether the player reads on or back. */
  readingHandlers: Pick<DOMAttributes<HTMLElement>, "onWheel" | "onTouchStart" | "onTouchMove">;
  /** The tray's field. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Undoes the last part; where something is lost by it, after a question. */
  undo: (reason: UndoReason, undo: () => void) => void;
  /** In the place of the choices once the story has ended: the way to its summary. */
  end: ReactNode;
  isSummaryOpen: boolean;
}

export const SessionContext = createContext<SessionAround | null>(null);
