import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { RowSkeletons } from "./RowSkeletons.tsx";

const meta = preview.meta({
  title: "Parts/Admin/RowSkeletons",
  id: "parts-admin-comingrows",
  component: RowSkeletons,
});

/** Rows without words; the ear is told that they come. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading..." })).toBeVisible();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
