import { type Output, sayTo } from "../supervision/log-line.ts";

/** Shows the start's steps and progress. */
export interface Progress {
  /** A line between the steps, or in the middle of one. */
  say(line: string): void;
  step<Result>(title: string, work: (at: ReportStep) => Promise<Result>): Promise<Result>;
}

export type ReportStep = (done: number, total: number) => void;

type OnStep = (title: string, milliseconds: number) => void;

const CLEAR_LINE = "\r\u001B[2K";

/** On a terminal a step's line is updated in place; elsewhere each step is one line of the log. */
export function createProgress(output: Output, onStep: OnStep = () => {}): Progress {
  const show = (text: string) => output.isTTY && output.write(`${CLEAR_LINE}${text}`);
  return {
    say: (line) => {
      show("");
      sayTo(output, "info", line);
    },
    step: async (title, work) => {
      const began = performance.now();
      if (output.isTTY) output.write(title);
      else sayTo(output, "info", title);
      try {
        return await work((done, total) => show(`${title} ${done}/${total}`));
      } finally {
        const milliseconds = performance.now() - began;
        show(`${title} (${(milliseconds / 1_000).toFixed(1)} s)\n`);
        onStep(title, milliseconds);
      }
    },
  };
}
