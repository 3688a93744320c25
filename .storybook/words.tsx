import type { Decorator } from "@storybook/react-vite";
import { en } from "../packages/ui/src/words/en.ts";
import { hi } from "../packages/ui/src/words/hi.ts";
import { pseudo, pseudoLocale } from "../packages/ui/src/words/pseudo.ts";
import { WordsProvider } from "../packages/ui/src/words/WordsProvider.tsx";

const tongues = {
  en: { locale: "en", words: en, voice: undefined },
  hi: { locale: "hi", words: hi, voice: undefined },
  pseudo: { locale: pseudoLocale, words: en, voice: pseudo },
};
type Tongue = keyof typeof tongues;

/** The product's own words, in the language of the toolbar. */
export const WithWords: Decorator = (Story, { globals }) => {
  const { locale, words, voice } = tongues[globals["locale"] as Tongue] ?? tongues.en;
  document.documentElement.lang = locale;
  document.documentElement.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  return (
    <WordsProvider locale={locale} words={words} voice={voice}>
      <Story />
    </WordsProvider>
  );
};
