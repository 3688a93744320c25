import type { Decorator, Loader } from "@storybook/react-vite";
import { createI18n } from "../../packages/ui/src/messages/i18n.ts";
import type { I18n } from "../../packages/ui/src/messages/i18n.ts";
import { I18nProvider } from "../../packages/ui/src/messages/I18nProvider.tsx";
import { readGlobals } from "../toolbar/globals.ts";
import type { ToolbarGlobals } from "../toolbar/globals.ts";

const english = createI18n("en");
let hindi: Promise<I18n> | undefined;

/** Loaded on demand, since most people look at stories in English. */
async function loadHindi(): Promise<I18n> {
  const { messages } = await import("../../packages/ui/src/messages/locales/hi.ts");
  return createI18n("hi", messages);
}

const languages: Record<ToolbarGlobals["locale"], () => I18n | Promise<I18n>> = {
  en: () => english,
  hi: () => (hindi ??= loadHindi()),
  pseudo: async () => (await import("../../packages/ui/src/messages/pseudo-i18n.ts")).pseudoI18n,
  ur: () => english,
};

/** Loads the toolbar's language before a story renders. */
export const loadLanguage: Loader = async ({ globals }) => ({
  i18n: await languages[readGlobals(globals).locale](),
});

/** Provides messages in the toolbar's language. */
export const WithI18n: Decorator = (Story, { globals, loaded }) => (
  // Components read the system's preference for motion when they mount, so a change remounts them.
  <I18nProvider key={readGlobals(globals).motion} i18n={loaded["i18n"] ?? english}>
    <Story />
  </I18nProvider>
);
