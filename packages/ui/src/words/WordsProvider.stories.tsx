import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { playWords } from "./play/words.ts";
import { pseudo, pseudoLocale } from "./pseudo.ts";
import { useLanguage, useWords, WordsProvider } from "./WordsProvider.tsx";

/** A word of every page, one of a family, and a number as the reader writes it. */
function Said() {
  const { say, number } = useLanguage();
  const sayAtPlay = useWords(playWords);
  return (
    <ul>
      <li>{say("action.play")}</li>
      <li>{sayAtPlay("choices.label")}</li>
      <li>{number(1_234_567)}</li>
    </ul>
  );
}

const meta = preview.meta({
  title: "Foundations/WordsProvider",
  component: WordsProvider,
  args: { locale: "en", words: en, children: <Said /> },
});

/** In English. */
export const English = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What do you do?")).toBeVisible();
  },
});

/** In Hindi, those of a family too. */
export const Hindi = meta.story({
  args: { locale: "hi", words: hi },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("आप क्या करेंगे?")).toBeVisible();
  },
});

/** A grown reader of India counts in lakhs. */
export const Indian = meta.story({
  args: { locale: "en-IN" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12,34,567")).toBeVisible();
  },
});

/** In a voice that runs long: what stays plain here never was a word of ours. */
export const LongWords = meta.story({
  args: { locale: pseudoLocale, voice: pseudo },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\[Þļåý .+\]$/)).toBeVisible();
  },
});
