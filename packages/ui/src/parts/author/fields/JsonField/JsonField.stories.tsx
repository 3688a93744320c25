import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { WithStoryForm } from "../../../../fixtures/author/WithStoryForm.tsx";
import { JsonField } from "./JsonField.tsx";
import { guide } from "./JsonField.guide.ts";

function Writing({ text }: { text: string }) {
  return (
    <WithStoryForm entry={{ structureText: text }}>
      {(form) => <JsonField form={form} field="structureText" />}
    </WithStoryForm>
  );
}

const meta = preview.meta({
  title: "Parts/Author/JsonField",
  component: Writing,
  subcomponents: { JsonField },
  args: { text: '{"start_node":"shore","nodes":{}}' },
  parameters: { guide },
});

/** The JSON can be formatted. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set it in order" }));
    await expect(canvas.getByRole("textbox")).toHaveValue(
      '{\n  "start_node": "shore",\n  "nodes": {}\n}',
    );
  },
});

/** Shows where the JSON is invalid, while it is typed. */
export const Broken = meta.story({
  args: { text: '{\n  "start_node": "shore"\n  "nodes": {}\n}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^This is not JSON yet: look at line 3, column 3\.$/,
    );
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Valid JSON, but not an object. */
export const NotObject = meta.story({
  args: { text: "[1, 2]" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("not an object in curly braces");
  },
});

/** Empty. */
export const Empty = meta.story({ args: { text: "" } });

/** On a right-to-left page, JSON is still written from left to right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("dir", "ltr");
  },
});
