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

/** Open to everybody: green. */
export const Published = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Published")).toBeVisible();
  },
});

/** Still being written: grey. */
export const Draft = meta.story({ args: { status: "draft" } });

/** With the reviewers. */
export const InReview = meta.story({ args: { status: "in_review" } });

/** A state this release has no word for is shown as it is, capitalised. */
export const Unknown = meta.story({
  args: { status: "resting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Resting")).toBeVisible();
  },
});
