import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./LineQuestion.guide.ts";
import { LineQuestion } from "./LineQuestion.tsx";

const meta = preview.meta({
  title: "Parts/Play/LineQuestion",
  component: LineQuestion,
  args: { onAnswer: fn() },
  parameters: { guide },
});

/** Asked once; either answer is one press. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes, they may" }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "No" }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
});

/** The answer is on its way. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "No" })).toBeDisabled();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
