import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { FieldRow, FormSection } from "./FormSection.tsx";
import { guide } from "./FormSection.guide.ts";

const fields = (
  <FieldRow>
    <TextField label="Actions" />
    <TextField label="Story cards" />
    <TextField label="Total scenes" />
  </FieldRow>
);

const meta = preview.meta({
  title: "Parts/Author/FormSection",
  component: FormSection,
  args: { title: "Gameplay", note: "How long the road is.", children: fields },
  parameters: { guide },
});

/** A section with a heading, and fields side by side. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Gameplay" })).toBeVisible();
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
