import type { Clock } from "@sinonjs/fake-timers";
import { spyOn } from "storybook/test";

/** The time at which every story opens: noon in India. */
export const now = new Date("2026-11-20T12:00:00+05:30");

export interface ClockParameters {
  /** "intervals": setInterval waits for `clock().tick(ms)`. */
  clock?: "date" | "intervals";
}

let installed: Clock | undefined;

/** The clock of the running story; `tick` works if its parameters set `clock: "intervals"`. */
export function clock(): Clock {
  if (installed === undefined) throw new Error("No story is running.");
  return installed;
}

/** Every story opens at the same time, so that its picture is the same every day. */
export async function fixClock(context: {
  parameters: ClockParameters;
  viewMode: string;
}): Promise<(() => void) | undefined> {
  // A docs page renders many stories at once, and there is only one clock.
  if (context.viewMode !== "story") return undefined;
  const { default: FakeTimers } = await import("@sinonjs/fake-timers");
  // Changing the theme or language renders the story again while its clock is already installed.
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

/** The time of day of a moment in English, where the browser is; with plain spaces, as queries see them. */
export function timeOfDay(moment: string): string {
  const time = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(new Date(moment));
  return time.replaceAll(/\s/g, " ");
}

/** The day of a moment in English, where the browser is. */
export function dateOf(moment: string): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(new Date(moment));
}

/** Replaces `waitFor`, which polls with an interval, in stories whose intervals are stopped. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 750; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error(`Not true after 15 seconds: ${holds.toString()}`);
}

/**
 * `performance.now()` stands still for a story (as its `beforeEach`), so that a slow machine takes no part in how far
 * apart two gestures are.
 */
export function stopTime(): () => void {
  const time = spyOn(performance, "now").mockReturnValue(performance.now());
  return () => time.mockRestore();
}

/** So much time passes, at once, where it was stopped. */
export function timePasses(ms: number): void {
  spyOn(performance, "now").mockReturnValue(performance.now() + ms);
}
