import { LanguageSwitch, ThemeSwitch, useInBrowser } from "@katha/ui";
import { useMemo } from "react";
import { chooseLanguage, languages } from "../preferences/language.ts";
import { currentTheme, keepTheme } from "../preferences/theme.ts";

/** Language and light. */
export function Preferences() {
  // A server that draws the page knows of no choice that a browser keeps.
  const stands = useInBrowser();
  const initial = useMemo(() => (stands ? currentTheme() : "dark"), [stands]);
  return (
    <>
      <LanguageSwitch languages={languages} onChoose={(locale) => void chooseLanguage(locale)} />
      <ThemeSwitch key={initial} initial={initial} onChoose={keepTheme} />
    </>
  );
}
