import type { Decorator } from "@storybook/react-vite";
import { en } from "../packages/ui/src/words/en.ts";
import { hi } from "../packages/ui/src/words/hi.ts";
import { WordsProvider } from "../packages/ui/src/words/WordsProvider.tsx";

/** The product's own words, in the language of the toolbar. */
export const WithWords: Decorator = (Story, { globals }) => {
  const locale = globals["locale"] === "hi" ? "hi" : "en";
  document.documentElement.lang = locale;
  document.documentElement.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  return (
    <WordsProvider locale={locale} words={locale === "hi" ? hi : en}>
      <Story />
    </WordsProvider>
  );
};
