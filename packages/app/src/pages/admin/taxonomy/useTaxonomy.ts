import { hasStatus, toApiError } from "@katha/api";
import { unsentText } from "@katha/api/play";
import type { BegunTaxonomy } from "@katha/ui/admin";
import { useMemo } from "react";
import { useOwnPlace } from "../../../sign-in/useOwnPlace.ts";
import { recordIn } from "../../../story/unsent-record.ts";
import { useRowActs } from "../../useRowActs.ts";
import { useExplain } from "../useExplain.ts";

type Answered = Promise<{ error?: unknown }>;

const noEntry = { displayName: "", name: "", color: "" };

function begunIn(kept: string): BegunTaxonomy | undefined {
  try {
    const { id, entry } = Object(JSON.parse(kept)) as Readonly<Record<string, unknown>>;
    return typeof id === "string" ? { id, entry: recordIn(entry, noEntry) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes tags or categories, one at a time. What an administrator has written stays in the browser until it is saved
 * or discarded.
 */
export function useTaxonomy(list: "tags" | "categories", refetch: () => unknown) {
  const explain = useExplain();
  const { working, failed, act } = useRowActs();
  const place = useOwnPlace()?.(list);
  const { begun, keep } = useMemo(() => {
    const kept = place === undefined ? undefined : unsentText(place);
    return {
      begun: begunIn(kept?.read() ?? ""),
      keep: (written: BegunTaxonomy | null) =>
        kept?.keep(written === null ? "" : JSON.stringify(written)),
    };
  }, [place]);

  async function run(id: string, asked: Answered): Promise<unknown> {
    const error = await act(id, true, asked);
    // Somebody else has changed it: show their change before the next try.
    const isStale = [404, 409].some((status) => hasStatus(toApiError(error), status));
    if (error !== undefined && isStale) void refetch();
    return error;
  }

  async function save(id: string, asked: Answered): Promise<void> {
    if ((await run(id, asked)) === undefined) keep(null);
  }

  return {
    /** What the screen shows of it. */
    shown: {
      working: Object.keys(working)[0],
      refusal: failed && { id: failed.id, message: explain(failed.error) },
      begun,
      onBegunChange: keep,
    },
    act: (id: string, asked: Answered) => void run(id, asked),
    /** Forgets what was written once it is saved. */
    save: (id: string, asked: Answered) => void save(id, asked),
  };
}
