import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { TagPicker } from "./TagPicker.tsx";
import { guide } from "./TagPicker.guide.ts";

const tags = [
  { id: "forest", displayName: "Forest", color: "#4fae6d" },
  { id: "slow", displayName: "Slow burn", color: "#8f7bd6" },
  { id: "urdu", displayName: "داستان", color: "#f2a33a" },
];

const meta = preview.meta({
  title: "Parts/Author/TagPicker",
  component: TagPicker,
  args: { tags, value: ["forest"], onValueChange: fn() },
  parameters: { guide },
});

/** Pressing a tag selects it, pressing it again deselects it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Slow burn" }));
    await expect(args.onValueChange).toHaveBeenCalledWith(["forest", "slow"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Forest" }));
    await expect(args.onValueChange).toHaveBeenCalledWith([]);
  },
});

/** There are no tags. */
export const Empty = meta.story({
  args: { tags: [], value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There are no tags yet.")).toBeVisible();
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
