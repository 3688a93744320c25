import { useState } from "react";
import { useExplain } from "./useExplain.ts";

type Answered = Promise<{ error?: unknown }>;

/** One change at a time, and why the last one did not come about. */
export function useTaxonomyActs() {
  const explain = useExplain();
  const [working, setWorking] = useState<string>();
  const [refusal, setRefusal] = useState<{ id: string; message: string }>();

  async function run(id: string, asked: Answered): Promise<void> {
    setWorking(id);
    setRefusal(undefined);
    const { error } = await asked;
    setWorking(undefined);
    if (error !== undefined) setRefusal({ id, message: explain(error) });
  }

  return { working, refusal, act: (id: string, asked: Answered) => void run(id, asked) };
}
