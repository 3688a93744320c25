import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./StatusPill.guide.ts";
import { StatusPill } from "./StatusPill.tsx";

const meta = preview.meta({
  title: "Parts/Story/StatusPill",
  component: StatusPill,
  args: { status: "published" },
  parameters: { guide },
});

/** Published, in green. */
export const Published = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Published")).toBeVisible();
  },
});

/** A draft, in grey. */
export const Draft = meta.story({ args: { status: "draft" } });

/** In review. */
export const InReview = meta.story({ args: { status: "in_review" } });

/** An unknown status is shown as it is, capitalised. */
export const Unknown = meta.story({
  args: { status: "resting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Resting")).toBeVisible();
  },
});
