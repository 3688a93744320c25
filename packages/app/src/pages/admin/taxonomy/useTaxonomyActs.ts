import { hasStatus, toApiError } from "@katha/api";
import { useState } from "react";
import { useExplain } from "../useExplain.ts";

type Answered = Promise<{ error?: unknown }>;

/** One change at a time, and why the last one did not come about. */
export function useTaxonomyActs(refetch: () => unknown) {
  const explain = useExplain();
  const [working, setWorking] = useState<string>();
  const [refusal, setRefusal] = useState<{ id: string; message: string }>();

  async function run(id: string, asked: Answered): Promise<void> {
    setWorking(id);
    setRefusal(undefined);
    const { error } = await asked;
    setWorking(undefined);
    if (error === undefined) return;
    setRefusal({ id, message: explain(error) });
    // Somebody else has been here: what they did is to be seen before one tries again.
    if (hasStatus(toApiError(error), 409) || hasStatus(toApiError(error), 404)) void refetch();
  }

  return { working, refusal, act: (id: string, asked: Answered) => void run(id, asked) };
}
