import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./TellingWishes.guide.ts";
import { TellingWishes, type Wishes } from "./TellingWishes.tsx";

const usual: Wishes = { length: "usual", pace: "usual" };
const shortAndSlow: Wishes = { length: "short", pace: "slow" };

const meta = preview.meta({
  title: "Parts/Play/TellingWishes",
  component: TellingWishes,
  args: { wishes: usual, onWishesChange: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Nothing was wished for yet; each row changes its own value. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const length = canvas.getByRole("group", { name: "Each part" });
    await expect(length).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Long" }));
    await expect(args.onWishesChange).toHaveBeenCalledWith({ length: "long", pace: "usual" });
    await userEvent.click(canvas.getByRole("radio", { name: "Quickly" }));
    await expect(args.onWishesChange).toHaveBeenCalledWith({ length: "usual", pace: "quick" });
  },
});

/** Short parts of a slow story. */
export const ShortAndSlow = meta.story({
  args: { wishes: shortAndSlow },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Short" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Slowly" })).toBeChecked();
  },
});
