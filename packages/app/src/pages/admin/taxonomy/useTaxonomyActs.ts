import { hasStatus, toApiError } from "@katha/api";
import { useRowActs } from "../../useRowActs.ts";
import { useExplain } from "../useExplain.ts";

type Answered = Promise<{ error?: unknown }>;

/** One change at a time, and why the last one failed. */
export function useTaxonomyActs(refetch: () => unknown) {
  const explain = useExplain();
  const { working, failed, act } = useRowActs();

  async function run(id: string, asked: Answered): Promise<void> {
    const error = await act(id, true, asked);
    // Somebody else has changed it: show their change before the next try.
    const isStale = [404, 409].some((status) => hasStatus(toApiError(error), status));
    if (error !== undefined && isStale) void refetch();
  }

  return {
    working: Object.keys(working)[0],
    refusal: failed && { id: failed.id, message: explain(failed.error) },
    act: (id: string, asked: Answered) => void run(id, asked),
  };
}
