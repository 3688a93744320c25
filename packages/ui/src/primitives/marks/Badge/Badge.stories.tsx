import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { chipToneNames } from "../Chip/styles.ts";
import { guide } from "./Badge.guide.ts";
import { Badge } from "./Badge.tsx";

const meta = preview.meta({
  title: "Primitives/Badge",
  component: Badge,
  parameters: { guide },
  args: { children: "Draft" },
});

/** A neutral state. */
export const Default = meta.story();

/** Every tone: a good state, one that needs attention, and others. */
export const Tones = meta.story({
  render: () => (
    <>
      {chipToneNames.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const lamp = getComputedStyle(canvas.getByText("accent"));
    await expect(lamp.color).toBe(lamp.borderTopColor);
  },
});
