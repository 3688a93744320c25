import type { Decorator } from "@storybook/react-vite";
import { createI18n } from "../../packages/ui/src/messages/i18n.ts";
import { I18nProvider } from "../../packages/ui/src/messages/I18nProvider.tsx";
import { messages as hi } from "../../packages/ui/src/messages/locales/hi.ts";
import { pseudoI18n } from "../../packages/ui/src/messages/pseudo.ts";
import { readGlobals } from "../toolbar/globals.ts";

const english = createI18n("en");
const languages = { en: english, hi: createI18n("hi", hi), pseudo: pseudoI18n, ur: english };

/** Messages in the language of the toolbar. */
export const WithI18n: Decorator = (Story, { globals }) => {
  const { locale, motion } = readGlobals(globals);
  return (
    // What a reader's system asks is read when a component begins.
    <I18nProvider key={motion} i18n={languages[locale]}>
      <Story />
    </I18nProvider>
  );
};
