import preview from "../../../../../../../.storybook/preview.tsx";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { guide } from "./RewordDialog.guide.ts";
import { RewordDialog } from "./RewordDialog.tsx";

const original = "The boat waits at the *shore*.\n\nNobody is in it.";

const meta = preview.meta({
  title: "Parts/Play/RewordDialog",
  component: RewordDialog,
  args: {
    open: true,
    words: original,
    original,
    longest: 12_000,
    language: "en",
    onWordsChange: fn(),
    onSave: fn(),
    onTakeBack: fn(),
    onOpenChange: fn(),
  },
  render: function Written(args) {
    const [words, setWords] = useState(args.words);
    return (
      <RewordDialog
        {...args}
        words={words}
        onWordsChange={(changed) => {
          setWords(changed);
          args.onWordsChange(changed);
        }}
      />
    );
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

const field = () => screen.findByRole("textbox", { name: "This part, as you would have it" });
const save = () => screen.getByRole("button", { name: "Put it in the story" });

/** What was told stands in the field; unchanged, nothing is kept. */
export const Default = meta.story({
  play: async ({ args }) => {
    await expect(await field()).toHaveValue(original);
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.clear(await field());
    await userEvent.click(save());
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveAccessibleDescription(/Write how it goes/);
    await userEvent.type(await field(), " My boat waits. ");
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith("My boat waits.");
  },
});

/** A part that is in the reader's words: what was told is shown, and can stand again. */
export const Worded = meta.story({
  args: { words: "My boat waits.", isWorded: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByText("As it was told"));
    await expect(screen.getByText(/Nobody is in it/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Take my words back" }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
});

/** A text that is too long is not cut: it says so. */
export const TooLong = meta.story({
  args: { words: "a".repeat(30), longest: 20 },
  play: async ({ args }) => {
    await field();
    await userEvent.click(save());
    await expect(await field()).toHaveAccessibleDescription(/At most 20 characters\./);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** It could not be kept. */
export const Failed = meta.story({
  args: { failure: "It could not be written in. What you wrote is still here." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("is still here");
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({
  args: { language: "hi", words: "नाव किनारे पर खड़ी है।", original: "नाव किनारे पर खड़ी है।" },
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { language: "ur", words: "کشتی کنارے پر کھڑی ہے۔", original: "کشتی کنارے پر کھڑی ہے۔" },
  globals: { direction: "rtl" },
});
