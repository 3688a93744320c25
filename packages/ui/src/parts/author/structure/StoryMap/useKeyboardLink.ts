import { useState } from "react";
import type { MapModel } from "./model/model.ts";
import type { Port } from "./stage/picture.ts";

/** Connecting scenes by keyboard: where the edge starts, and what the keys do meanwhile. */
export function useKeyboardLink({ numbers }: MapModel) {
  const [pendingEdge, setPendingEdge] = useState<{ node: string; choice: number } | null>(null);
  const card = pendingEdge ? numbers.get(pendingEdge.node) : undefined;
  const port: Port | undefined =
    pendingEdge && card !== undefined ? { card, choice: pendingEdge.choice } : undefined;
  return {
    from: port && pendingEdge ? pendingEdge.node : undefined,
    lead: (node: string, choice: number) => setPendingEdge({ node, choice }),
    /** Continues with the edge in progress and ends it; without one, does the other thing. */
    orElse: (withEdge: (port: Port) => void, otherwise: () => void) => {
      setPendingEdge(null);
      if (port) withEdge(port);
      else otherwise();
    },
  };
}
