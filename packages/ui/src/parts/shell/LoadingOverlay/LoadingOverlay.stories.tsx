import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { clock, until } from "../../../../../../.storybook/testing/clock.ts";
import { lessMotion, wantsLessMotion } from "../../../../../../.storybook/testing/media.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { overlayMs } from "../../../tokens/constants.ts";
import { guide } from "./LoadingOverlay.guide.ts";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const meta = preview.meta({
  title: "Parts/Shell/LoadingOverlay",
  component: LoadingOverlay,
  args: { onEnd: fn() },
  parameters: { guide, clock: "intervals", layout: "fullscreen" },
});

/** Shows the overlay as it is after so many milliseconds; in tests animations are at their end from the start. */
function goTo(ms: number) {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.effect?.updateTiming({ duration: overlayMs });
    animation.currentTime = ms;
  }
}

/** An animation and a line of text. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    goTo(0);
    await expect(canvas.getByText("Lighting the lamps")).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

/** The text changes, and after three seconds it ends, once. */
export const RunsOut = meta.story({
  play: async ({ args, canvas }) => {
    await until(() => clock().countTimers() === 1);
    // Without motion there is nothing to see of it.
    if (!wantsLessMotion()) {
      const first = canvas.getByText("Lighting the lamps");
      const lines = [first, canvas.getByText("Unrolling the scrolls")];
      const shown = () => {
        const view = first.parentElement?.parentElement?.getBoundingClientRect();
        return lines.map(
          (line) => Math.abs(line.getBoundingClientRect().top - (view?.top ?? Number.NaN)) < 1,
        );
      };
      await until(() => Boolean(first.parentElement?.getAnimations().length));
      goTo(0);
      await expect(shown()).toEqual([true, false]);
      goTo(overlayMs * 0.3);
      await expect(shown()).toEqual([false, true]);
      goTo(overlayMs * 0.5);
      await expect(shown()).toEqual([false, false]);
    }
    clock().tick(overlayMs - 1);
    await expect(args.onEnd).not.toHaveBeenCalled();
    clock().tick(1);
    await expect(args.onEnd).toHaveBeenCalledOnce();
    clock().tick(overlayMs);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

/** A press ends it. */
export const Pressed = meta.story({
  play: async ({ args, canvas }) => {
    await until(() => clock().countTimers() === 1);
    await userEvent.click(canvas.getByText("Lighting the lamps"));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(clock().countTimers()).toBe(0);
  },
});

/** So does any key. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    // It listens once it counts.
    await until(() => clock().countTimers() === 1);
    await fireEvent.keyDown(document.body, { key: "Tab" });
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

/** With reduced motion it ends before it is visible. */
export const LessMotion = meta.story({
  parameters: lessMotion,
  play: async ({ args, canvas }) => {
    if (!wantsLessMotion()) return;
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(clock().countTimers()).toBe(0);
    await expect(canvas.getByText("Lighting the lamps")).not.toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    goTo(0);
    await expect(canvas.getByText("दीये जल रहे हैं")).toBeVisible();
  },
});
