import { useState } from "react";
import type { MapModel } from "./model/model.ts";
import type { Knot } from "./stage/picture.ts";

/** A thread in the hand of somebody at the keyboard: from where it is led, and what a key does meanwhile. */
export function useLedThread({ numbers }: MapModel) {
  const [led, setLed] = useState<{ node: string; choice: number } | null>(null);
  const slip = led ? numbers.get(led.node) : undefined;
  const knot: Knot | undefined =
    led && slip !== undefined ? { slip, choice: led.choice } : undefined;
  return {
    from: knot && led ? led.node : undefined,
    lead: (node: string, choice: number) => setLed({ node, choice }),
    /** What an act does to the thread while there is one in the hand, which it then leaves. */
    orElse: (withThread: (knot: Knot) => void, otherwise: () => void) => {
      setLed(null);
      if (knot) withThread(knot);
      else otherwise();
    },
  };
}
