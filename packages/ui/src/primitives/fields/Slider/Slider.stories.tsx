import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Slider.guide.ts";
import { Slider } from "./Slider.tsx";
import type { SliderProps } from "./Slider.tsx";

function Sliding(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const usual: SliderProps = { label: "Loudness", value: 40, onValueChange: fn() };

const meta = preview.meta({
  title: "Primitives/Slider",
  component: Slider,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: usual,
  // A new key for a new value, so that the slider starts over.
  render: (args) => <Sliding key={args.value} {...args} />,
});

/** Dragged, it says each step. Arrows go by a step, Page Up and Down by a tenth, Home and End to the ends. */
export const Default = meta.story({
  play: async ({ args: { onValueChange }, canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Loudness" });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await expect(slider).toHaveValue("42");
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await expect(slider).toHaveValue("40");
    await userEvent.keyboard("{PageUp}");
    await expect(slider).toHaveValue("50");
    await userEvent.keyboard("{PageDown}{PageDown}");
    await expect(slider).toHaveValue("30");
    await userEvent.keyboard("{End}");
    await expect(slider).toHaveValue("100");
    await userEvent.keyboard("{ArrowRight}{Home}");
    await expect(slider).toHaveValue("0");
    await fireEvent.change(slider, { target: { value: "72" } });
    await expect(onValueChange).toHaveBeenCalledWith(72);
    await expect(slider).toHaveValue("72");
    await expect(canvas.getByText("72")).toBeVisible();
  },
});

const sizes = ["Small", "Usual", "Large", "Larger", "Largest"];

/** Steps with names, and a letter at either side. */
export const Named = meta.story({
  args: {
    label: "Size",
    value: 1,
    max: sizes.length - 1,
    valueText: (step) => sizes[step] ?? "",
    start: <small aria-hidden>A</small>,
    end: <big aria-hidden>A</big>,
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Size" });
    await expect(slider).toHaveAttribute("aria-valuetext", "Usual");
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "Large");
    await expect(canvas.getByText("Large")).toBeVisible();
  },
});

/** Tenths, with a hint. */
export const Tenths = meta.story({
  args: {
    label: "Speed",
    value: 1,
    min: 0.5,
    max: 2,
    step: 0.1,
    hint: "How fast the voice speaks.",
    valueText: (speed) => `${speed}×`,
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Speed" });
    await expect(slider).toHaveAccessibleDescription("How fast the voice speaks.");
    slider.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(slider).toHaveAttribute("aria-valuetext", "1.2×");
  },
});

/** The context already names it. */
export const QuietLabel = meta.story({
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "Loudness" })).toBeInTheDocument();
  },
});

/** Disabled. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args: { onValueChange }, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("slider")).not.toHaveFocus();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
});

/** Uncontrolled: the slider keeps its own state, and a form submits it under its `name`. */
export const ByItself = meta.story({
  args: { value: undefined, defaultValue: 30, name: "loudness" },
  render: (args) => (
    <form aria-label="Form">
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(sent()).toEqual([["loudness", "30"]]);
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{PageUp}");
    await expect(sent()).toEqual([["loudness", "40"]]);
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { label: "आवाज़", hint: "पढ़ने वाले की आवाज़ कितनी तेज़ हो।" },
  globals: { locale: "hi" },
});

/** From right to left: it is lit from the right, and the left arrow leads on. */
export const RightToLeft = meta.story({
  args: { label: "آواز" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    slider.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(slider).toHaveValue("41");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(slider).toHaveValue("39");
  },
});
