import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { imageModels, textModels } from "../../../../fixtures/player/session.ts";
import type { Wishes } from "../TellingWishes/TellingWishes.tsx";
import { guide } from "./TopBarModels.guide.ts";
import { TopBarModels } from "./TopBarModels.tsx";

const wishes: Wishes = { length: "usual", pace: "usual" };

const meta = preview.meta({
  title: "Parts/Play/TopBarModels",
  component: TopBarModels,
  args: {
    text: { models: textModels, value: "tenali" },
    image: { models: imageModels, value: "vishvakarma" },
    onModelChange: fn(),
    wishes,
    onWishesChange: fn(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** A model tells: under the storytellers stands how the reader wants it told. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Text model/ }));
    await userEvent.click(canvas.getByRole("radio", { name: "Short" }));
    await expect(args.onWishesChange).toHaveBeenCalledWith({ length: "short", pace: "usual" });
    await expect(canvas.getByRole("radio", { name: "Quickly" })).toBeVisible();
  },
});
