import { useCallback, useEffect, useRef, useState } from "react";
import type { ExchangeAnswer, ExchangeQuestion } from "./answer.ts";

/** How long reading or writing a story may take, in milliseconds. */
export const exchangeDeadline = 20_000;

type AnswerTo<Question extends ExchangeQuestion> = Extract<
  ExchangeAnswer,
  { kind: Question["kind"] }
>;

export type ExchangeWork<Answer> =
  | { state: "idle" | "running" }
  /** Past its deadline, stopped by the author, or broken off by the browser; nothing was changed. */
  | { state: "late" | "stopped" | "failed" }
  | { state: "done"; answer: Answer };

type Outcome<Answer> = Exclude<ExchangeWork<Answer>, { state: "idle" | "running" }>;

export interface Exchange<Answer> {
  work: ExchangeWork<Answer>;
  stop: () => void;
  again: () => void;
}

/** Reads or writes a story in a worker, anew for each question; `undefined` asks nothing. */
export function useExchange<Question extends ExchangeQuestion>(
  question: Question | undefined,
): Exchange<AnswerTo<Question>> {
  type Ended = { asked: Question; outcome: Outcome<AnswerTo<Question>> };
  const [ended, setEnded] = useState<Ended>();
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
    const over = (outcome: Outcome<AnswerTo<Question>>) => {
      if (worker.current !== started) return;
      clearTimeout(deadline);
      end();
      setEnded({ asked: question, outcome });
    };
    const deadline = setTimeout(() => over({ state: "late" }), exchangeDeadline);
    started.addEventListener("message", ({ data }: MessageEvent<AnswerTo<Question>>) =>
      over({ state: "done", answer: data }),
    );
    started.addEventListener("error", () => over({ state: "failed" }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    started.postMessage(question);
    return () => {
      clearTimeout(deadline);
      end();
    };
  }, [question, attempt, end]);

  const outcome = ended?.asked === question ? ended?.outcome : undefined;
  return {
    work: question === undefined ? { state: "idle" } : (outcome ?? { state: "running" }),
    stop: () => {
      if (question === undefined || outcome !== undefined) return;
      end();
      setEnded({ asked: question, outcome: { state: "stopped" } });
    },
    again: () => {
      setEnded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
