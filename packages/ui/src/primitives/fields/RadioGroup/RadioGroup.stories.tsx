import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./RadioGroup.guide.ts";
import { RadioGroup } from "./RadioGroup.tsx";
import type { RadioGroupProps } from "./RadioGroup.tsx";
import { radioLooks } from "./styles.ts";

const lengths = [
  { value: "short", label: "Short" },
  { value: "usual", label: "Usual" },
  { value: "long", label: "Long" },
];

function Choosing(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onValueChange={(chosen) => {
        props.onValueChange?.(chosen);
        setValue(chosen);
      }}
    />
  );
}

const usual: RadioGroupProps<string> = {
  label: "Each part",
  options: lengths,
  value: null,
  onValueChange: fn(),
};

const meta = preview.meta({
  title: "Primitives/RadioGroup",
  component: RadioGroup<string>,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: usual,
  // A new key for a new value, so that the group starts over.
  render: (args) => <Choosing key={args.value} {...args} />,
});

/** Nothing is chosen yet. */
export const Default = meta.story({
  play: async ({ args: { onValueChange }, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Each part" })).toBeVisible();
    await userEvent.click(canvas.getByText("Long"));
    await expect(onValueChange).toHaveBeenCalledWith("long");
    await expect(canvas.getByRole("radio", { name: "Long" })).toBeChecked();
  },
});

/** Every look. */
export const Looks = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {radioLooks.map((look) => (
        <Choosing key={look} {...args} look={look} label={look} value="usual" />
      ))}
    </div>
  ),
});

/** One stop for Tab; arrow keys choose, and go round. */
export const Keyboard = meta.story({
  args: { value: "usual" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Usual" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Long" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Short" })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Short" })).not.toHaveFocus();
  },
});

/** With a line under each, a price at its end, and one that cannot be chosen. */
export const Notes = meta.story({
  args: {
    label: "Who tells",
    value: "tenali",
    options: [
      {
        value: "tenali",
        label: "Tenali",
        note: "The author’s words, as they were written.",
        end: "0",
      },
      { value: "birbal", label: "Birbal", note: "Quick and dry.", end: "4" },
      { value: "meera", label: "Meera", note: "Resting until tomorrow.", disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /Birbal Quick and dry/ })).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: /Meera/ })).toBeDisabled();
  },
});

/** Nothing was chosen where something must be. */
export const Missing = meta.story({
  args: {
    look: "boxes",
    required: true,
    error: "Choose a length.",
    hint: "It can be changed later.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Choose a length. It can be changed later.",
    );
    await expect(canvas.getByRole("radio", { name: "Short" })).toBeRequired();
  },
});

/** The context already names it. */
export const QuietLabel = meta.story({
  args: { hideLabel: true, look: "segments", value: "usual" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Each part" })).toBeVisible();
  },
});

/** Disabled. */
export const Disabled = meta.story({
  args: { disabled: true, value: "usual" },
  play: async ({ args: { onValueChange }, canvas }) => {
    await userEvent.click(canvas.getByText("Long"), { pointerEventsCheck: 0 });
    await expect(onValueChange).not.toHaveBeenCalled();
  },
});

/** Uncontrolled: the group keeps its own state, and a form submits it under its `name`. */
export const ByItself = meta.story({
  args: { value: undefined, defaultValue: "short", name: "length" },
  render: (args) => (
    <form aria-label="Form">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(sent()).toEqual([["length", "short"]]);
    await userEvent.click(canvas.getByRole("radio", { name: "Usual" }));
    await expect(sent()).toEqual([["length", "usual"]]);
  },
});

/** Long labels, on a phone. */
export const LongText = meta.story({
  args: {
    look: "boxes",
    label: "What becomes of your stories?",
    value: "keep",
    options: [
      {
        value: "keep",
        label: "They stay where they are, under the name of nobody, for those who read them",
      },
      { value: "drop", label: "They go with me, with all that others wrote under them" },
    ],
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    label: "हर भाग",
    look: "segments",
    value: "usual",
    options: [
      { value: "short", label: "छोटा" },
      { value: "usual", label: "सामान्य" },
      { value: "long", label: "लंबा" },
    ],
  },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: {
    label: "ہر حصہ",
    value: "usual",
    options: [
      { value: "short", label: "مختصر" },
      { value: "usual", label: "معمول" },
      { value: "long", label: "طویل" },
    ],
  },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "معمول" }).getBoundingClientRect();
    const words = canvas.getByText("معمول").getBoundingClientRect();
    await expect(radio.left).toBeGreaterThan(words.left);
  },
});
