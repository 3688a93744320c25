import type { Decorator } from "@storybook/react-vite";
import { createI18n } from "../../packages/ui/src/messages/i18n.ts";
import { I18nProvider } from "../../packages/ui/src/messages/I18nProvider.tsx";
import { messages as hi } from "../../packages/ui/src/messages/locales/hi.ts";
import { pseudoI18n } from "../../packages/ui/src/messages/pseudo.ts";

const languages = { en: createI18n("en"), hi: createI18n("hi", hi), pseudo: pseudoI18n };

/** Messages in the language of the toolbar. */
export const WithI18n: Decorator = (Story, { globals }) => {
  const i18n = languages[globals["locale"] as keyof typeof languages] ?? languages.en;
  document.documentElement.lang = i18n.locale;
  document.documentElement.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  return (
    <I18nProvider i18n={i18n}>
      <Story />
    </I18nProvider>
  );
};
