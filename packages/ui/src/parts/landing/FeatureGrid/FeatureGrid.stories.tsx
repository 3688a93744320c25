import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./FeatureGrid.guide.ts";
import { FeatureGrid } from "./FeatureGrid.tsx";

const meta = preview.meta({
  title: "Parts/Landing/FeatureGrid",
  component: FeatureGrid,
  parameters: { guide },
});

/** Six features. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(6);
  },
});

/** On a phone, one below the other, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
