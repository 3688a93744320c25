import { type Drafting, helpingWords, useWords } from "@katha/ui";
import { useSyncExternalStore } from "react";
import type { Bench, BenchState } from "./bench.ts";
import { helpFailure } from "./helpFailure.ts";

/** A bench as its author sees it: what went wrong is said in words. */
export function useDrafting<Draft extends { id: string }, Standing>(
  bench: Pick<Bench<Draft, Standing>, "state" | "subscribe">,
): BenchState<Draft, Standing> & Drafting<Draft> {
  const say = useWords(helpingWords);
  const state = useSyncExternalStore(bench.subscribe, bench.state);
  const failure = state.error === undefined ? undefined : helpFailure(state.error, say);
  return { ...state, failure };
}
