import type { Decorator, Loader } from "@storybook/react-vite";
import { createI18n } from "../../packages/ui/src/messages/i18n.ts";
import type { I18n } from "../../packages/ui/src/messages/i18n.ts";
import { I18nProvider } from "../../packages/ui/src/messages/I18nProvider.tsx";
import { pseudoI18n } from "../../packages/ui/src/messages/pseudo.ts";
import { readGlobals } from "../toolbar/globals.ts";
import type { ToolbarGlobals } from "../toolbar/globals.ts";

const english = createI18n("en");
let hindi: Promise<I18n> | undefined;

/** Most who look at a story never ask for it. */
async function loadHindi(): Promise<I18n> {
  const { messages } = await import("../../packages/ui/src/messages/locales/hi.ts");
  return createI18n("hi", messages);
}

const languages: Record<ToolbarGlobals["locale"], () => I18n | Promise<I18n>> = {
  en: () => english,
  hi: () => (hindi ??= loadHindi()),
  pseudo: () => pseudoI18n,
  ur: () => english,
};

/** The language of the toolbar, before a story renders. */
export const loadLanguage: Loader = async ({ globals }) => ({
  i18n: await languages[readGlobals(globals).locale](),
});

/** Messages in the language of the toolbar. */
export const WithI18n: Decorator = (Story, { globals, loaded }) => (
  // What a reader's system asks is read when a component begins.
  <I18nProvider key={readGlobals(globals).motion} i18n={loaded["i18n"] ?? english}>
    <Story />
  </I18nProvider>
);
