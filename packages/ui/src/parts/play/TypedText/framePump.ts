import { TypedLine } from "./typedLine.ts";
import type { Pen } from "./typedLine.ts";

/** What the pump needs of a browser; a test brings its own. */
export interface Frames {
  now: () => number;
  request: (step: (now: number) => void) => number;
  cancel: (frame: number) => void;
  /** Nobody watches, or the reader wants no motion: everything is written at once. */
  isStill: () => boolean;
  onStill: (finish: () => void) => void;
}

export interface WrittenLine {
  give: (text: string, arrives: boolean) => void;
  remove: () => void;
}

export interface FramePump {
  /** Lines are written one after another, in the order in which they were opened. */
  open: (pen: Pen) => WrittenLine;
  /** Writes all that has arrived, at once. */
  finish: () => void;
}

/** One frame callback writes for every line there is, and none is asked for while nothing waits. */
export function createFramePump(frames: Frames): FramePump {
  const lines: TypedLine[] = [];
  let frame: number | undefined;
  let last = 0;
  let listens = false;

  const next = () => {
    while (lines[0]?.isTold) lines.shift();
    return lines[0];
  };
  const step = (now: number) => {
    frame = undefined;
    let ms = Math.max(0, now - last);
    last = now;
    for (let line = next(); line?.canWrite; line = next()) {
      ms = line.spend(ms);
      if (!line.isTold) break;
    }
    run();
  };
  const run = () => {
    if (next()?.canWrite) frame ??= frames.request(step);
    else if (frame !== undefined) {
      frames.cancel(frame);
      frame = undefined;
    }
  };
  const finish = () => {
    for (const line of lines.slice()) line.finish();
    run();
  };

  return {
    finish,
    open: (pen) => {
      if (!listens) frames.onStill(finish);
      listens = true;
      const line = new TypedLine(pen);
      lines.push(line);
      return {
        give: (text, arrives) => {
          if (frame === undefined) last = frames.now();
          line.give(text, arrives);
          if (line.canWrite && !lines.includes(line)) lines.push(line);
          if (frames.isStill()) line.finish();
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

const browserFrames: Frames = {
  now: () => performance.now(),
  request: (step) => requestAnimationFrame(step),
  cancel: (frame) => cancelAnimationFrame(frame),
  isStill: () => document.hidden || matchMedia(lessMotion).matches,
  onStill: (finish) => {
    document.addEventListener("visibilitychange", () => document.hidden && finish());
    matchMedia(lessMotion).addEventListener("change", ({ matches }) => matches && finish());
  },
};

/** The page's one pump. */
export const pagePump: FramePump = /* @__PURE__ */ createFramePump(browserFrames);
