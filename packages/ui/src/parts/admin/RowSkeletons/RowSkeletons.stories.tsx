import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { RowSkeletons } from "./RowSkeletons.tsx";
import { guide } from "./RowSkeletons.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/RowSkeletons",
  id: "parts-admin-comingrows",
  component: RowSkeletons,
  parameters: { guide },
});

/** Placeholders; screen readers announce that the list is loading. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading..." })).toBeVisible();
  },
});
