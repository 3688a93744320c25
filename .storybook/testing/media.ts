import type { Emulated } from "./emulated.ts";
import { isTest } from "./is-test.ts";

/** A reader's system settings, under Chromatic's names. */
export interface MediaParameters {
  chromatic?: { forcedColors?: "active"; prefersReducedMotion?: "reduce" };
  /** Chromatic has no name for this and always uses light. */
  prefersColorScheme?: "dark";
}

/** Parameters for a story in forced colours. */
export const ownColours = { chromatic: { forcedColors: "active" } } as const;
/** Parameters for a story with reduced motion. */
export const lessMotion = { chromatic: { prefersReducedMotion: "reduce" } } as const;

type Emulate = (media: Emulated) => Promise<void>;

let emulate: Emulate | undefined;

/** A page cannot emulate media features itself, so the test run provides the command. */
export function emulateWith(given: Emulate): void {
  emulate = given;
}

/** In tests, emulates what a story's parameters set; in Storybook it depends on the viewer's system. */
export async function applyMedia(context: { parameters: MediaParameters }): Promise<void> {
  if (!isTest) return;
  const { forcedColors = "none", prefersReducedMotion = "no-preference" } =
    context.parameters.chromatic ?? {};
  const { prefersColorScheme: colorScheme = "light" } = context.parameters;
  const isSo = () =>
    hasOwnColours() === (forcedColors === "active") &&
    wantsLessMotion() === (prefersReducedMotion === "reduce") &&
    prefersDark() === (colorScheme === "dark");
  if (isSo()) return;
  await emulate?.({ forcedColors, reducedMotion: prefersReducedMotion, colorScheme });
  if (!isSo()) throw new Error("This run cannot emulate the media features of this story.");
}

/** Always true in tests of stories with `ownColours`. */
export const hasOwnColours = () => matchMedia("(forced-colors: active)").matches;
/** Always true in tests of stories with `lessMotion`. */
export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Always true in tests of stories with `prefersColorScheme: "dark"`. */
export const prefersDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

/** The properties of an element that have a transition; tests switch transitions off. */
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

/** The properties that an element's animations change. */
export function animated(element: Element): string[] {
  return inMotion(() =>
    element.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.flatMap((frame) => Object.keys(frame)).filter((name) => !stops.has(name));
    }),
  );
}

/** Keys of a keyframe that are not properties. */
const stops = new Set(["offset", "computedOffset", "easing", "composite"]);

function inMotion<Answer>(look: () => Answer): Answer {
  const { dataset } = document.documentElement;
  const { still } = dataset;
  delete dataset["still"];
  const answer = look();
  if (still !== undefined) dataset["still"] = still;
  return answer;
}
