import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Progress.guide.ts";
import { Progress } from "./Progress.tsx";
import { gaugeToneNames } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Progress",
  component: Progress,
  parameters: { guide },
  args: { label: "Finish five stories", value: 60 },
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

/** Partly done. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Finish five stories" });
    await expect(bar).toHaveAttribute("value", "60");
    await expect(bar).toHaveAttribute("aria-valuetext", "60%");
  },
});

/** With text other than a percentage. */
export const Said = meta.story({ args: { valueText: "3 of 5" } });

/** Not started. */
export const Empty = meta.story({ args: { value: 0 } });

/** Values above 100 are shown as 100. */
export const Beyond = meta.story({
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "100");
  },
});

/** Every tone. */
export const Tones = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: "16px" }}>
      {gaugeToneNames.map((tone) => (
        <Progress key={tone} label={tone} value={60} tone={tone} />
      ))}
    </div>
  ),
});

/** From right to left it fills from the right. */
export const RightToLeft = meta.story({
  args: { label: "پانچ کہانیاں مکمل کریں" },
  globals: { direction: "rtl" },
});
