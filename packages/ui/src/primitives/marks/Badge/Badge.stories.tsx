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

/** A state that asks for nothing. */
export const Quiet = meta.story();

/** A state to be glad of. */
export const Leaf = meta.story({ args: { tone: "success", children: "Published" } });

/** A state to look into. */
export const Madder = meta.story({ args: { tone: "danger", children: "Returned" } });

/** Every tone there is. */
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
