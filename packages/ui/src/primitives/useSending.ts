import { useState } from "react";

/** Something that is sent by a press, one at a time. Why it was refused stays until the next press. */
export function useSending<Refusal = string>() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Resolves to whether it was done. */
  async function run(act: () => Promise<Refusal | undefined> | undefined): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(undefined);
    const refused = await act();
    setRefusal(refused);
    setBusy(false);
    return refused === undefined;
  }

  return { isBusy, refusal, forget: () => setRefusal(undefined), run };
}
