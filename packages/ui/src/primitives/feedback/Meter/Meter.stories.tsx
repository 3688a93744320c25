import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Meter.guide.ts";
import { Meter } from "./Meter.tsx";

const meta = preview.meta({
  title: "Primitives/Meter",
  component: Meter,
  parameters: { guide },
  args: { label: "Purse", value: 72, max: 100, low: 10, valueText: "72 coins" },
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

/** Well filled. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Purse" });
    await expect(meter).toHaveAttribute("aria-valuetext", "72 coins");
  },
});

/** Low: the bar warns. */
export const Low = meta.story({ args: { value: 8, valueText: "8 coins" } });

/** None. */
export const Empty = meta.story({ args: { value: 0, valueText: "No coins" } });

/** If high values are bad: nearly full. */
export const NearlyFull = meta.story({
  args: { label: "Stories", value: 61, max: 64, high: 58, valueText: "61 MB of 64 MB" },
});

/** Completely full. */
export const Full = meta.story({
  args: { label: "Stories", value: 64, max: 64, high: 58, valueText: "64 MB of 64 MB" },
});
