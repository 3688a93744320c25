import { authoringApi } from "@katha/api/authoring";
import type { GraphFinding } from "@katha/storygraph";
import { useCallback, useEffect, useRef } from "react";
import { writtenOnWire, type WrittenStory } from "./written-story.ts";

/** Has simulated players type in every scene of a story, saved or not; `explain` tells the author why that failed. */
export function useTyping(written: WrittenStory, explain: (error: unknown) => string) {
  const [ask, { data, error, isLoading, reset }] = authoringApi.useProveTypingMutation();
  const asked = useRef<ReturnType<typeof ask>>(undefined);
  const stop = useCallback(() => asked.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const typingNow = () => {
    if (isLoading) return { state: "running" } as const;
    if (data) return { state: "done", report: data } as const;
    if (error) return { state: "failed", reason: explain(error) } as const;
    return { state: "idle" } as const;
  };
  return {
    typing: typingNow(),
    findings: (data?.findings ?? []).map((one) => one as GraphFinding),
    type: () => {
      stop();
      asked.current = ask(writtenOnWire(written));
    },
    cancel: () => {
      stop();
      reset();
    },
  };
}
