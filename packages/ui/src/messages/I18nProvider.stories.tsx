import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { createI18n } from "./i18n.ts";
import { I18nProvider, useFormats, useMessages } from "./I18nProvider.tsx";
import { messages as hi } from "./locales/hi.ts";
import { playMessages } from "./players/play.ts";
import { pseudoI18n } from "./pseudo-i18n.ts";
import { storyMessages } from "./players/story.ts";

/** A message of every page, one of the play page, and a number in the reader's format. */
function Example() {
  const t = useMessages(playMessages);
  const tStory = useMessages(storyMessages);
  const { number } = useFormats();
  return (
    <ul>
      <li>{tStory("action.play")}</li>
      <li>{t("choices.label")}</li>
      <li>{number(1_234_567)}</li>
    </ul>
  );
}

const meta = preview.meta({
  title: "Foundations/I18nProvider",
  component: I18nProvider,
  args: { i18n: createI18n("en"), children: <Example /> },
});

/** In English. */
export const English = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What do you do?")).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { i18n: createI18n("hi", hi) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("आप क्या करेंगे?")).toBeVisible();
  },
});

/** Readers in India count in lakhs. */
export const Indian = meta.story({
  args: { i18n: createI18n("en-IN") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12,34,567")).toBeVisible();
  },
});

/** In a pseudo-language with long words: any plain English left here is not a message of ours. */
export const LongWords = meta.story({
  args: { i18n: pseudoI18n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\[Þļåý .+\]$/)).toBeVisible();
  },
});
