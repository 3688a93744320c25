import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./VisuallyHidden.guide.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = preview.meta({
  title: "Primitives/VisuallyHidden",
  component: VisuallyHidden,
  parameters: { guide },
});

/** The screen shows 9.8k; screen readers get a sentence. */
export const Default = meta.story({
  render: () => (
    <p style={{ position: "relative" }}>
      <span aria-hidden>9.8k</span>
      <VisuallyHidden>9,842 likes</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("9,842 likes").getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
});
