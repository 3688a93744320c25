import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { LikeIcon, NextIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./IconButton.guide.ts";
import { IconButton } from "./IconButton.tsx";

const meta = preview.meta({
  title: "Primitives/IconButton",
  component: IconButton,
  parameters: { guide },
  args: { icon: LikeIcon, label: "Like", onClick: fn() },
});

/** An icon with an accessible name. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Like" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Filled while the toggle is on. */
export const Filled = meta.story({ args: { filled: true, label: "Take back the like" } });

/** Small and without an outline, for the ends of a row. */
export const SmallGhost = meta.story({
  args: { icon: NextIcon, label: "Next", variant: "ghost", size: "small" },
});

/** An arrow is mirrored in right-to-left text. */
export const RightToLeft = meta.story({
  args: { icon: NextIcon, label: "Next", flipRtl: true },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole("button").firstElementChild as Element;
    await expect(getComputedStyle(arrow).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { disabled: true } });
