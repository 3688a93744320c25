import FakeTimers from "@sinonjs/fake-timers";
import type { Clock } from "@sinonjs/fake-timers";

/** Noon in India, on the day the ground floor was laid. */
export const now = new Date("2026-11-20T12:00:00+05:30");

export interface ClockParameters {
  /** "intervals": setInterval waits for `clock().tick(ms)`. */
  clock?: "date" | "intervals";
}

let installed: Clock | undefined;

/** The clock of the story that runs; only where its parameters ask for intervals can it be moved. */
export function clock(): Clock {
  if (installed === undefined) throw new Error("No story is running.");
  return installed;
}

/** Every story opens at the same moment, so that no picture changes from one day to the next. */
export function fixClock(context: {
  parameters: ClockParameters;
  viewMode: string;
}): (() => void) | undefined {
  // A documentation page draws many stories at once, and there is only one clock to stop.
  if (context.viewMode !== "story") return undefined;
  // Another theme or language draws the story again: its clock is running.
  if (installed !== undefined) return undefined;
  const kind = context.parameters.clock ?? "date";
  installed = FakeTimers.install({
    now,
    toFake: kind === "intervals" ? ["Date", "setInterval", "clearInterval"] : ["Date"],
  });
  return () => {
    installed?.uninstall();
    installed = undefined;
  };
}

/** For stories whose intervals stand still: `waitFor` polls by an interval of its own and would too. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error(`Five seconds later it still does not hold: ${holds.toString()}`);
}
