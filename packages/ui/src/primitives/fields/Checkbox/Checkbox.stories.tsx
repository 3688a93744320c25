import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { guide } from "./Checkbox.guide.ts";
import { Checkbox } from "./Checkbox.tsx";

const takeFocus = (box: HTMLInputElement | null) => box?.focus();

const meta = preview.meta({
  title: "Primitives/Checkbox",
  component: Checkbox,
  parameters: { guide },
  args: { label: "Remember me", onChange: fn() },
});

/** Not checked; pressing the label checks it, and the space bar toggles it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Remember me" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByText("Remember me"));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

/** Checked. */
export const Checked = meta.story({ args: { defaultChecked: true } });

/** Indeterminate. */
export const Partly = meta.story({
  args: { indeterminate: true, label: "All stories" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
});

/** With a hint. */
export const Hint = meta.story({
  args: { label: "Premium", hint: "Only players with premium access may play it." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Premium" })).toHaveAccessibleDescription(
      "Only players with premium access may play it.",
    );
  },
});

/** With an error, which is announced after the label and before the page's own description. */
export const Error = meta.story({
  args: {
    label: "I have read the rules",
    hint: "They fit on one page.",
    error: "Agree to the rules to go on.",
    "aria-describedby": "elsewhere",
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <p id="elsewhere">They changed in May.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "I have read the rules" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      "Agree to the rules to go on. They fit on one page. They changed in May.",
    );
    await userEvent.click(canvas.getByText("Agree to the rules to go on."));
    await expect(box).toBeChecked();
  },
});

/** A ref that focuses the checkbox does so only once, when it mounts. */
export const Focused = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Agreement(args) {
    const [name, setName] = useState("");
    return (
      <>
        <Checkbox {...args} ref={takeFocus} />
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Name"), "Meera");
    await expect(canvas.getByLabelText("Name")).toHaveValue("Meera");
    await expect(canvas.getByLabelText("Name")).toHaveFocus();
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { disabled: true } });

/** In Hindi. */
export const Hindi = meta.story({
  args: { label: "मुझे याद रखें" },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { label: "مجھے یاد رکھیں", defaultChecked: true },
  globals: { direction: "rtl" },
});
