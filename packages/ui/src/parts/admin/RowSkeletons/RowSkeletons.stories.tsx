import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { RowSkeletons } from "./RowSkeletons.tsx";

const meta = preview.meta({
  title: "Parts/Admin/RowSkeletons",
  id: "parts-admin-comingrows",
  component: RowSkeletons,
});

/** Placeholders; screen readers hear that the list is loading. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading..." })).toBeVisible();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
