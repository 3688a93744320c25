import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Combobox.guide.ts";
import { Combobox } from "./Combobox.tsx";
import type { ComboboxProps } from "./Combobox.tsx";

const options = [
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi" },
  { value: "bn", label: "Bengali" },
  { value: "te", label: "Telugu" },
  { value: "ta", label: "Tamil" },
];

function Chosen(props: ComboboxProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(chosen) => {
        props.onValueChange?.(chosen);
        setValue(chosen);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Primitives/Combobox",
  component: Combobox<string>,
  parameters: { guide },
  args: { label: "Language", options, value: null, onValueChange: fn() },
  argTypes: { value: { control: "select", options: options.map(({ value }) => value) } },
  // A new key for a new value, so that the control starts over.
  render: (args) => <Chosen key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

/** Part of the name finds an option; Enter selects it, but not an Enter that confirms a word in an input method. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Language" });
    await userEvent.click(field);
    await userEvent.keyboard("tel");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await fireEvent.compositionStart(field);
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.compositionEnd(field);
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("te");
    await waitFor(() => expect(field).toHaveValue("Telugu"));
  },
});

/** No match; Escape closes the list. */
export const NoneFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Language" }));
    await userEvent.keyboard("xyz");
    await expect(await screen.findByText("Nothing like that here")).toBeVisible();
  },
});

/** Arrow keys move through the list. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Language" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox", { name: "Language" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalled();
  },
});

/** The selection can be cleared. */
export const Taken = meta.story({
  args: { value: "hi" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Language" })).toHaveValue("Hindi");
    await userEvent.click(canvas.getByRole("button", { name: "Clear: Language" }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
});

/** With an error. */
export const Error = meta.story({ args: { error: "Choose a language." } });

/** Disabled. */
export const Disabled = meta.story({ args: { disabled: true, value: "hi" } });

/** Uncontrolled: the field keeps its own state, and a form submits it under its `name`. */
export const ByItself = meta.story({
  args: { defaultValue: "hi", name: "language" },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Form">
      <Combobox {...args} value={undefined} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(sent()).toEqual([["language", "hi"]]);
    await userEvent.click(canvas.getByRole("combobox", { name: "Language" }));
    await userEvent.click(await screen.findByRole("option", { name: "Tamil" }));
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Language" })).toHaveValue("Tamil"),
    );
    await expect(sent()).toEqual([["language", "ta"]]);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { label: "भाषा" }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({
  args: { label: "زبان", value: "hi" },
  globals: { direction: "rtl" },
});
