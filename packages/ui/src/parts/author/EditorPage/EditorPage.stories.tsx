import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { FormSection } from "../fields/FormSection/FormSection.tsx";
import { EditorPage } from "./EditorPage.tsx";
import { guide } from "./EditorPage.guide.ts";

const sheet = (
  <FormSection title="A sheet">
    <p>What is edited.</p>
  </FormSection>
);

const meta = preview.meta({
  title: "Parts/Author/EditorPage",
  id: "parts-author-editorpage",
  component: EditorPage,
  args: { title: "My Stories", description: "What you are writing.", children: sheet },
  parameters: { guide },
});

/** A title, a description and the content. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My Stories" })).toBeVisible();
  },
});

/** With a way back and actions. */
export const WithActions = meta.story({
  args: {
    back: <Link href="#back">Back to My Stories</Link>,
    actions: <Button variant="primary">Create New Story</Button>,
  },
});

/** A long title, on a phone. */
export const LongText = meta.story({
  args: { title: "The Exceedingly Long and Entirely True Account of the Potter" },
  globals: { viewport: { value: "phone" } },
});
