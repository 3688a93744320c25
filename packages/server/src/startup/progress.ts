/** Shows the start's steps and progress in the terminal. */
export interface Progress {
  /** A line between the steps, or in the middle of one. */
  say(line: string): void;
  step<Result>(title: string, work: (at: ReportStep) => Promise<Result>): Promise<Result>;
}

export type ReportStep = (done: number, total: number) => void;

interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

type OnStep = (title: string, milliseconds: number) => void;

const CLEAR_LINE = "\r\u001B[2K";

/** On a terminal a step's line is updated in place; elsewhere each step is one line. */
export function createProgress(screen: Screen, onStep: OnStep = () => {}): Progress {
  return {
    say: (line) => void screen.write(`${screen.isTTY ? CLEAR_LINE : ""}${line}\n`),
    step: async (title, work) => {
      const began = performance.now();
      const show = (text: string) => screen.write(screen.isTTY ? `${CLEAR_LINE}${text}` : "");
      screen.write(screen.isTTY ? title : `${title}\n`);
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
