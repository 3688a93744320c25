import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { choiceLines } from "../../../../fixtures/player/session.ts";
import { guide } from "./Choices.guide.ts";
import { Choices } from "./Choices.tsx";

const meta = preview.meta({
  title: "Parts/Play/Choices",
  component: Choices,
  args: { choices: choiceLines, language: "en", onSelect: fn() },
  parameters: { guide },
});

/** Lines one can point at. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: choiceLines[1] }));
    await expect(args.onSelect).toHaveBeenCalledWith(choiceLines[1]);
  },
});

/** By keyboard: along the lines, and Enter. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: choiceLines[1] })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(choiceLines[1]);
  },
});

/** A turn is in progress: none can be chosen. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: choiceLines[0] })).toBeDisabled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** None: the page just ends. */
export const None = meta.story({ args: { choices: [] } });

/** Longer than a line. */
export const LongText = meta.story({
  args: {
    choices: [
      "Carry the cup down to the water gate yourself, before the minister can count another step, and ask the boatman whose hand it was that bent it.",
      "Wait.",
    ],
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { choices: ["पूछो कि वे क्या अनसुना कर रहे थे।", "चुप रहो, और कटोरा ढूँढो।"], language: "hi" },
  globals: { locale: "hi" },
});

/** In Urdu, from the right. */
export const Urdu = meta.story({
  args: { choices: ["پوچھو کہ وہ کیا نہ سننے کا بہانہ کر رہے تھے۔", "خاموش رہو۔"], language: "ur" },
});
