import type { Emulated } from "./emulated.ts";
import { isTest } from "./testing.ts";

/** What a reader has asked of the system, under the names that Chromatic gives it. */
export interface MediaParameters {
  chromatic?: { forcedColors?: "active"; prefersReducedMotion?: "reduce" };
}

/** For a story's parameters: the reader's own few colours in place of ours. */
export const ownColours = { chromatic: { forcedColors: "active" } } as const;
/** For a story's parameters: nothing moves that need not. */
export const lessMotion = { chromatic: { prefersReducedMotion: "reduce" } } as const;

type Emulate = (media: Emulated) => Promise<void>;

let emulate: Emulate | undefined;

/** A page cannot ask this of its own browser: the run of the tests gives the means. */
export function emulateWith(given: Emulate): void {
  emulate = given;
}

/** Puts each story before the reader it is for; whoever looks at it asks their own system for the same. */
export async function showTo(context: { parameters: MediaParameters }): Promise<void> {
  if (!isTest) return;
  const { forcedColors = "none", prefersReducedMotion = "no-preference" } =
    context.parameters.chromatic ?? {};
  const isSo = () =>
    hasOwnColours() === (forcedColors === "active") &&
    wantsLessMotion() === (prefersReducedMotion === "reduce");
  if (isSo()) return;
  await emulate?.({ forcedColors, reducedMotion: prefersReducedMotion });
  if (!isSo()) throw new Error("This run cannot emulate what the reader of this story asks for.");
}

/** Always so in a test of a story with `ownColours`. */
export const hasOwnColours = () => matchMedia("(forced-colors: active)").matches;
/** Always so in a test of a story with `lessMotion`. */
export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The properties of an element that would take their time to change, had the tests not stopped all motion. */
export function moving(element: Element): string[] {
  return inMotion(() => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const durations = transitionDuration.split(",").map((time) => Number.parseFloat(time));
    return transitionProperty
      .split(",")
      .filter((_, at) => (durations[at % durations.length] ?? 0) > 0)
      .map((property) => property.trim());
  });
}

/** The properties that an element's own animations would change over and over. */
export function animated(element: Element): string[] {
  return inMotion(() =>
    element.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.flatMap((frame) => Object.keys(frame)).filter((name) => !stops.has(name));
    }),
  );
}

/** What a keyframe says of itself, beside the properties it changes. */
const stops = new Set(["offset", "computedOffset", "easing", "composite"]);

function inMotion<Answer>(look: () => Answer): Answer {
  const { dataset } = document.documentElement;
  const { still } = dataset;
  delete dataset["still"];
  const answer = look();
  if (still !== undefined) dataset["still"] = still;
  return answer;
}
