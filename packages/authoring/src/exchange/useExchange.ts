import { useCallback, useEffect, useRef, useState } from "react";
import type { ExchangeAnswer, ExchangeQuestion } from "./answer.ts";

/** How long reading or writing a story may take, in milliseconds. */
export const exchangeDeadline = 20_000;

type Ended<Question extends ExchangeQuestion> =
  /** Past its deadline, stopped by the author, or broken off by the browser; nothing was changed. */
  | { asked: Question; state: "late" | "stopped" | "failed" }
  | { asked: Question; state: "done"; answer: Extract<ExchangeAnswer, { kind: Question["kind"] }> };

/** Reads or writes a story in a worker, anew for each question; `undefined` asks nothing. */
export function useExchange<Question extends ExchangeQuestion>(question: Question | undefined) {
  const [ended, setEnded] = useState<Ended<Question>>();
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);

  useEffect(() => {
    if (question === undefined) return undefined;
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    const over = (outcome: Ended<Question>) => {
      if (worker.current !== started) return;
      clearTimeout(deadline);
      end();
      setEnded(outcome);
    };
    const deadline = setTimeout(() => over({ asked: question, state: "late" }), exchangeDeadline);
    started.addEventListener("message", ({ data: answer }) =>
      over({ asked: question, state: "done", answer }),
    );
    started.addEventListener("error", () => over({ asked: question, state: "failed" }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    started.postMessage(question);
    return () => {
      clearTimeout(deadline);
      end();
    };
  }, [question, attempt, end]);

  const outcome = ended?.asked === question ? ended : undefined;
  const unended = { state: question === undefined ? "idle" : "running" } as const;
  return {
    work: outcome ?? unended,
    stop: () => {
      if (question === undefined || outcome !== undefined) return;
      end();
      setEnded({ asked: question, state: "stopped" });
    },
    again: () => {
      setEnded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
