import { useState } from "react";
import type { MapModel } from "./model/model.ts";
import type { Port } from "./stage/picture.ts";

/** Connecting scenes by keyboard: where the edge starts, and what the keys do meanwhile. */
export function useKeyboardLink({ numbers }: MapModel) {
  const [led, setLed] = useState<{ node: string; choice: number } | null>(null);
  const card = led ? numbers.get(led.node) : undefined;
  const port: Port | undefined =
    led && card !== undefined ? { card, choice: led.choice } : undefined;
  return {
    from: port && led ? led.node : undefined,
    lead: (node: string, choice: number) => setLed({ node, choice }),
    /** Changes the edge in progress, and ends it. */
    orElse: (withEdge: (port: Port) => void, otherwise: () => void) => {
      setLed(null);
      if (port) withEdge(port);
      else otherwise();
    },
  };
}
