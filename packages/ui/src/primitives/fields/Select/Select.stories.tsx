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
  // A new key for a new value, so that the control starts over.
  render: (args) => <Chosen key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

/**
 * With a selection; pressing it shows the other options. The down arrow opens the list and moves through it; Enter
 * selects.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("combobox", { name: /Difficulty/ });
    await expect(button).toHaveTextContent("Medium");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await waitFor(() => expect(screen.getByRole("option", { name: /Medium/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("hard");
    await waitFor(() => expect(button).toHaveTextContent("Hard"));
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("option", { name: /Easy/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("easy");
    await waitFor(() => expect(button).toHaveTextContent("Easy"));
  },
});

/** Open. */
export const Open = meta.story({ args: { open: true } });

/** While the selection is being saved, the focus stays and the list does not open. */
export const Loading = meta.story({
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

/** Nothing selected yet. */
export const Placeholder = meta.story({ args: { value: null, placeholder: "Choose one" } });

/** With an error. */
export const Error = meta.story({
  args: { value: null, placeholder: "Choose one", error: "Choose a difficulty." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a difficulty.");
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { disabled: true } });

/** As wide as its text, with a visually hidden label. */
export const Compact = meta.story({ args: { compact: true, hideLabel: true } });

/** Uncontrolled: the field keeps its own state, and a form submits it under its `name`. */
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

/** Outside its form, to which it belongs by the `form` attribute. */
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
