import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { writtenEntry } from "../../../../fixtures/author/story-editor.ts";
import { PreviousValues } from "./PreviousValues.tsx";

const meta = preview.meta({
  title: "Parts/Author/PreviousValues",
  id: "parts-author-beforelines",
  component: PreviousValues,
  args: {
    values: [{ id: "1", words: "Somebody has to row." }],
    onRestore: fn(),
    onForget: fn(),
  },
});

/** The value that a draft replaced can be restored with one press. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Put it back: Somebody/ }));
    await expect(args.onRestore).toHaveBeenCalledWith("1");
    await userEvent.click(canvas.getByRole("button", { name: /^Forget it: Somebody/ }));
    await expect(args.onForget).toHaveBeenCalledWith("1");
  },
});

/** A cover and its description. */
export const Cover = meta.story({
  args: {
    values: [{ id: "1", words: writtenEntry.imageAlt, picture: writtenEntry.coverImageUrl }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "The cover before" })).toBeVisible();
  },
});

/** Several, some of them long; a cover without a description is named too. */
export const Several = meta.story({
  args: {
    values: [
      { id: "1", words: "Somebody has to row." },
      { id: "2", words: "A crossing that is owed, ".repeat(8) },
      { id: "3", words: "", picture: writtenEntry.coverImageUrl },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Put it back: The cover before" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Forget it: The cover before" })).toBeVisible();
  },
});

/** Nothing was replaced, so nothing is shown. */
export const Nothing = meta.story({
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { values: [{ id: "1", words: "किसी को तो खेना होगा।" }], language: "hi" },
  globals: { locale: "hi" },
});
