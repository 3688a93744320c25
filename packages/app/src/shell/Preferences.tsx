import { LanguageSwitch, ThemeSwitch } from "@katha/ui";
import { useMemo, useSyncExternalStore } from "react";
import { chooseLanguage, languages } from "../preferences/language.ts";
import { currentTheme, keepTheme } from "../preferences/theme.ts";

/** Language and light. */
export function Preferences() {
  const stands = useStands();
  const initial = useMemo(() => (stands ? currentTheme() : "dark"), [stands]);
  return (
    <>
      <LanguageSwitch languages={languages} onChoose={(locale) => void chooseLanguage(locale)} />
      <ThemeSwitch key={initial} initial={initial} onChoose={keepTheme} />
    </>
  );
}

/** False while a page that the server drew comes to life: it knew of no choice that a browser keeps. */
function useStands(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
