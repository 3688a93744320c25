import { authoringApi, type TypedProof } from "@katha/api/authoring";
import type { GraphFinding } from "@katha/storygraph";
import { useCallback, useEffect, useRef, useState } from "react";
import { writtenOnWire, type WrittenStory } from "./written-story.ts";

export type TypingState =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; reason: string }
  | { state: "done"; report: TypedProof };

export interface StoryTyping {
  typing: TypingState;
  findings: readonly GraphFinding[];
  type: () => void;
  cancel: () => void;
}

/** Has simulated players type in every scene of a story, saved or not; `explain` tells the author why that failed. */
export function useTyping(written: WrittenStory, explain: (error: unknown) => string): StoryTyping {
  const [ask] = authoringApi.useProveTypingMutation();
  const [typing, setTyping] = useState<TypingState>({ state: "idle" });
  const asked = useRef<ReturnType<typeof ask>>(undefined);
  const stop = useCallback(() => {
    asked.current?.abort();
    asked.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  async function type() {
    stop();
    setTyping({ state: "running" });
    const mine = ask(writtenOnWire(written));
    asked.current = mine;
    const { data, error } = await mine;
    if (asked.current !== mine) return;
    setTyping(data ? { state: "done", report: data } : { state: "failed", reason: explain(error) });
  }
  const cancel = () => {
    stop();
    setTyping({ state: "idle" });
  };

  const found = typing.state === "done" ? typing.report.findings : [];
  return {
    typing,
    findings: found.map((one) => one as GraphFinding),
    type: () => void type(),
    cancel,
  };
}
