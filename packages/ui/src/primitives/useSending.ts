import { useState } from "react";

/** Something that is sent by a press, one at a time. Why it was refused stays until the next press. */
export function useSending<Refusal = string>() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function run(act: () => Promise<Refusal | undefined> | undefined): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    setRefusal(await act());
    setBusy(false);
  }

  return { isBusy, refusal, forget: () => setRefusal(undefined), run };
}
