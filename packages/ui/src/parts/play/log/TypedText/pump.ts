import { TypedLine } from "./typing.ts";
import type { Pen } from "./typing.ts";

/** The browser features that the pump uses; tests pass their own. */
export interface Surroundings {
  now: () => number;
  after: (ms: number, step: () => void) => number;
  cancel: (timer: number) => void;
  /** The page is hidden or motion is reduced: everything is shown at once. */
  isStill: () => boolean;
  onStill: (finish: () => void) => void;
}

export interface WrittenLine {
  give: (text: string, arrives: boolean) => void;
  remove: () => void;
}

export interface Pump {
  /** Lines are written one after another, in the order in which they were opened. */
  open: (pen: Pen) => WrittenLine;
  /** Writes everything that has arrived, at once. */
  finish: () => void;
}

/** Writes all lines with a single timer, which does not run while nothing waits. */
export function createPump(around: Surroundings): Pump {
  const lines: TypedLine[] = [];
  let timer: number | undefined;
  let last = 0;
  let listens = false;

  const next = () => {
    while (lines[0]?.isComplete) lines.shift();
    return lines[0];
  };
  const step = () => {
    timer = undefined;
    const now = around.now();
    let ms = Math.max(0, now - last);
    last = now;
    for (let line = next(); line?.canWrite; line = next()) {
      ms = line.spend(ms);
      if (!line.isComplete) break;
    }
    run();
  };
  const run = () => {
    const line = next();
    if (line?.canWrite) timer ??= around.after(line.msToStroke, step);
    else if (timer !== undefined) {
      around.cancel(timer);
      timer = undefined;
    }
  };
  const finish = () => {
    for (const line of lines.slice()) line.finish();
    run();
  };

  return {
    finish,
    open: (pen) => {
      if (!listens) around.onStill(finish);
      listens = true;
      const line = new TypedLine(pen);
      lines.push(line);
      return {
        give: (text, arrives) => {
          const now = around.now();
          const idle = timer === undefined ? now - last : 0;
          if (timer === undefined) last = now;
          line.give(text, arrives, idle);
          if (line.canWrite && !lines.includes(line)) lines.push(line);
          if (around.isStill()) line.finish();
          run();
        },
        remove: () => {
          const at = lines.indexOf(line);
          if (at >= 0) lines.splice(at, 1);
          run();
        },
      };
    },
  };
}

const lessMotion = "(prefers-reduced-motion: reduce)";

const browser: Surroundings = {
  now: () => performance.now(),
  after: (ms, step) => window.setTimeout(step, Math.ceil(ms)),
  cancel: (timer) => clearTimeout(timer),
  isStill: () => document.hidden || matchMedia(lessMotion).matches,
  onStill: (finish) => {
    document.addEventListener("visibilitychange", () => document.hidden && finish());
    matchMedia(lessMotion).addEventListener("change", ({ matches }) => matches && finish());
  },
};

/** The page's one pump. */
export const pagePump: Pump = /* @__PURE__ */ createPump(browser);
