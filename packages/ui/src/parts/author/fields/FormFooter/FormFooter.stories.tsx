import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { SaveStatus } from "../../saving/SaveStatus/SaveStatus.tsx";
import { FormFooter } from "./FormFooter.tsx";
import { guide } from "./FormFooter.guide.ts";

const rows = Array.from({ length: 30 }, (_, at) => `Row ${at + 1}`);

const meta = preview.meta({
  title: "Parts/Author/FormFooter",
  id: "parts-author-formfoot",
  component: FormFooter,
  args: {
    children: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Save Changes</Button>
      </>
    ),
  },
  parameters: { guide },
});

/** A link back and a button to continue. */
export const Default = meta.story();

/** Below a long form: each focused field is scrolled above it. */
export const LongForm = meta.story({
  render: (args) => (
    <form aria-label="A long form">
      {rows.map((row) => (
        <TextField key={row} label={row} />
      ))}
      <FormFooter {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByRole("button", { name: "Cancel" }).parentElement;
    const fields = canvas.getAllByRole("textbox");
    fields[0]?.focus();
    for (const field of fields) {
      await expect(field).toHaveFocus();
      const edge = foot?.getBoundingClientRect().top ?? 0;
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge);
      await userEvent.tab();
    }
  },
});

/** On a phone: the save status and both buttons in one line. */
export const Phone = meta.story({
  args: {
    children: (
      <>
        <div style={{ flex: "1 1 80px", minInlineSize: 0 }}>
          <SaveStatus state="saved" savedAt="2026-11-20T19:16:00Z" />
        </div>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Save Changes</Button>
      </>
    ),
  },
  globals: { viewport: { value: "phone" } },
});
