import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { FieldRow } from "./FormSection.tsx";

const meta = preview.meta({
  title: "Parts/Author/FieldRow",
  component: FieldRow,
  args: {
    children: [
      <TextField key="actions" label="Actions" />,
      <TextField key="cards" label="Story cards" />,
      <TextField key="scenes" label="Total scenes" />,
    ],
  },
});

const topsOf = (fields: HTMLElement[]) =>
  new Set(fields.map((field) => Math.round(field.getBoundingClientRect().top)));

/** Fields side by side. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole("textbox")).size).toBe(1);
  },
});

/** On a phone they are stacked. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole("textbox")).size).toBeGreaterThan(1);
  },
});

/** A field with an error keeps its place in the row. */
export const Faulty = meta.story({
  args: {
    children: [
      <TextField key="actions" label="Actions" error="A whole number, please." />,
      <TextField key="cards" label="Story cards" />,
    ],
  },
});
