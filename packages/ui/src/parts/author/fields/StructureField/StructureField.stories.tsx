import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { findings } from "../../../../fixtures/author/story-editor.ts";
import { WithStoryForm } from "../../../../fixtures/author/WithStoryForm.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { StructureField } from "./StructureField.tsx";
import type { StructureFieldProps } from "./StructureField.tsx";

function Writing(props: Omit<StructureFieldProps, "form">) {
  return <WithStoryForm>{(form) => <StructureField form={form} {...props} />}</WithStoryForm>;
}

const meta = preview.meta({
  title: "Parts/Author/StructureField",
  component: Writing,
  subcomponents: { StructureField },
  args: { findings },
});

/** As text, with the lint's findings. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /Story structure/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "What the review found" })).toBeVisible();
  },
});

/** With an editor, whose changes are written to the form. */
export const WithEditor = meta.story({
  args: {
    findings: [],
    editor: ({ text, onTextChange }) => (
      <Button
        onClick={() => onTextChange('{"nodes":{}}')}
      >{`An editor of ${text.slice(0, 12)}`}</Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^An editor of/ }));
    await expect(canvas.getByRole("button", { name: /^An editor of/ })).toHaveTextContent(
      'An editor of {"nodes":{}}',
    );
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
