import { useEffect, useState } from "react";
import { hintEveryMs, hintLastsMs, hintPulses } from "../../../../tokens/constants.ts";

const everyTicks = hintEveryMs / hintLastsMs;

/** On for five of every fifteen seconds, five times in all; after that no timer is left. */
export function useHintPulse(hint: boolean): boolean {
  const [tick, setTick] = useState(0);
  const isOver = tick > hintPulses * everyTicks;
  useEffect(() => {
    if (!hint || isOver) return undefined;
    const timer = setInterval(() => setTick((ticks) => ticks + 1), hintLastsMs);
    return () => clearInterval(timer);
  }, [hint, isOver]);
  return hint && !isOver && tick > 0 && tick % everyTicks === 0;
}
