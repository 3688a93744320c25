import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./StatusPill.guide.ts";
import { StatusPill } from "./StatusPill.tsx";

const meta = preview.meta({
  title: "Parts/Story/StatusPill",
  component: StatusPill,
  args: { status: "published" },
  parameters: { inBothThemes: true, guide },
});

/** Published, in green. */
export const Published = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Published")).toBeVisible();
  },
});

/** A draft, in grey; in review; and an unknown status, shown as it is, capitalised. */
export const Others = meta.story({
  render: () => (
    <>
      {["draft", "in_review", "resting"].map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Resting")).toBeVisible();
  },
});
