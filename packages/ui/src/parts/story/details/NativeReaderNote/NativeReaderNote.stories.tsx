import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./NativeReaderNote.guide.ts";
import { NativeReaderNote } from "./NativeReaderNote.tsx";

const meta = preview.meta({
  title: "Parts/Story/NativeReaderNote",
  component: NativeReaderNote,
  args: { language: "ta", onCorrect: fn() },
  parameters: { guide },
});

/** A Tamil story in the English interface. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Not yet read by a native reader of Tamil\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send a correction" }));
    await expect(args.onCorrect).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^तमिल के किसी मातृभाषी पाठक/)).toBeVisible();
  },
});

/** An Urdu story, from right to left. */
export const RightToLeft = meta.story({
  args: { language: "ur" },
  globals: { direction: "rtl" },
});
