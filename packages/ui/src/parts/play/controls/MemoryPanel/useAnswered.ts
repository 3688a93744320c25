import { useState } from "react";
import type { MemoryAnswer } from "./memory.ts";

/** A change that may be refused: whether it is under way, and why the last one failed. */
export function useAnswered() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Resolves to whether it worked. */
  async function ask(change: () => Promise<MemoryAnswer>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const answer = await change();
    setBusy(false);
    setFailure(answer?.failure);
    return answer === undefined;
  }

  return { isBusy, failure, ask };
}
