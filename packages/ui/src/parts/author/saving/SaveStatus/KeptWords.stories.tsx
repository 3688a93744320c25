import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { KeptWords } from "./KeptWords.tsx";

const meta = preview.meta({
  title: "Parts/Author/KeptWords",
  component: KeptWords,
  args: { onForget: fn() },
});

/** For a saved story: changes since then can be discarded. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start from what is saved" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
});

/** For a story that was never saved. */
export const New = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Start afresh" })).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: "hi" },
});
