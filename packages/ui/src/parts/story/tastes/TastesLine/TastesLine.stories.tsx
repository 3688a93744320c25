import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./TastesLine.guide.ts";
import { TastesLine } from "./TastesLine.tsx";

const meta = preview.meta({
  title: "Parts/Story/TastesLine",
  component: TastesLine,
  args: { onChoose: fn(), onPutAway: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** One line; answered or put away by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("region", { name: "Languages and tastes" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Put away" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPutAway).toHaveBeenCalledOnce();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
