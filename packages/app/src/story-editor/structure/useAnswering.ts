import type { AnsweredLine } from "@katha/ui/author";
import { useState } from "react";

/** The line whose answer was started last; `times` lets the same line be started again. */
export interface Answering {
  line: AnsweredLine;
  times: number;
}

export function useAnswering() {
  const [answering, setAnswering] = useState<Answering>();
  const answer = (line: AnsweredLine) => setAnswering({ line, times: (answering?.times ?? 0) + 1 });
  return { answering, answer };
}
