import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Select.guide.ts";
import { Select } from "./Select.tsx";
import type { SelectOption, SelectProps } from "./Select.tsx";

const options: SelectOption[] = [
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium", note: "For most players" },
  { value: "hard", label: "Hard" },
  { value: "cruel", label: "Cruel", disabled: true },
];

function Chosen(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  const choose = (chosen: string) => {
    props.onValueChange?.(chosen);
    setValue(chosen);
  };
  return <Select {...props} value={value} onValueChange={choose} />;
}

const meta = preview.meta({
  title: "Primitives/Select",
  component: Select<string>,
  parameters: { guide },
  args: { label: "Difficulty", options, value: "medium", onValueChange: fn() },
  argTypes: { value: { control: "select", options: options.map(({ value }) => value) } },
  // Another key for another value: a control begins anew.
  render: (args) => <Chosen key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

/** One is chosen; a press shows the others. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("combobox", { name: /Difficulty/ });
    await expect(button).toHaveTextContent("Medium");
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("option", { name: /Hard/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("hard");
    await waitFor(() => expect(button).toHaveTextContent("Hard"));
  },
});

/** As it looks open. */
export const Open = meta.story({ args: { open: true } });

/** Down opens, walks and passes what cannot be had; Enter chooses. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await waitFor(() => expect(screen.getByRole("option", { name: /Medium/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("hard");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
});

/** What was chosen is being kept: the keyboard stays, and nothing opens. */
export const Busy = meta.story({
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}h");
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-disabled", "true");
  },
});

/** Nothing chosen yet. */
export const Placeholder = meta.story({ args: { value: null, placeholder: "Choose one" } });

/** What is wrong with it. */
export const Error = meta.story({
  args: { value: null, placeholder: "Choose one", error: "Choose a difficulty." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a difficulty.");
  },
});

/** Not now. */
export const Disabled = meta.story({ args: { disabled: true } });

/** As wide as its text, with a visually hidden label. */
export const Compact = meta.story({ args: { compact: true, hideLabel: true } });

/** Without a `value` it keeps the choice itself, and a form sends it under its name. */
export const ByItself = meta.story({
  args: { defaultValue: "easy", name: "difficulty" },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Form">
      <Select {...args} value={undefined} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(sent()).toEqual([["difficulty", "easy"]]);
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: "Hard" }));
    await waitFor(() => expect(sent()).toEqual([["difficulty", "hard"]]));
  },
});

/** Outside its form, which it names. */
export const FormElsewhere = meta.story({
  args: { defaultValue: "easy", name: "difficulty", form: "elsewhere" },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <form id="elsewhere" aria-label="Form" />
      <Select {...args} value={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const sent = [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(sent).toEqual([["difficulty", "easy"]]);
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    label: "कठिनाई",
    value: "easy",
    options: [
      { value: "easy", label: "आसान" },
      { value: "hard", label: "कठिन" },
    ],
  },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: {
    label: "مشکل",
    value: "easy",
    open: true,
    options: [
      { value: "easy", label: "آسان" },
      { value: "hard", label: "مشکل" },
    ],
  },
  globals: { direction: "rtl" },
});
