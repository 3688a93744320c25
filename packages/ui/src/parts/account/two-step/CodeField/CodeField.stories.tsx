import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./CodeField.guide.ts";
import { CodeField } from "./CodeField.tsx";
import type { CodeFieldProps } from "./CodeField.tsx";

function Kept({ value, onValueChange, ...rest }: CodeFieldProps) {
  const [digits, setDigits] = useState(value);
  return (
    <CodeField
      {...rest}
      value={digits}
      onValueChange={(next) => {
        setDigits(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Account/CodeField",
  component: CodeField,
  args: { value: "", onValueChange: fn() },
  render: (args) => <Kept key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
  parameters: { guide },
});

/** Keeps only digits, as typed or as pasted from an app, and lets the browser fill in the code. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Six-digit code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(field, "12a3 4-567");
    await expect(field).toHaveValue("123456");
    await userEvent.clear(field);
    await userEvent.paste("402 117");
    await expect(field).toHaveValue("402117");
  },
});

/** Too short. */
export const Faulty = meta.story({ args: { value: "4021", error: "The code has six digits" } });

/** In Hindi, with a keyboard that types Devanagari digits. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "४०२११७");
    await expect(field).toHaveValue("402117");
  },
});
