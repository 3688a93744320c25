import { LanguageSwitch, ThemeSwitch } from "@katha/ui";
import { chooseLanguage, languages } from "../preferences/language.ts";
import { selectTheme } from "../preferences/preferences-slice.ts";
import { chooseAndKeepTheme } from "../preferences/theme.ts";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";

export function Preferences() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  return (
    <>
      <LanguageSwitch
        languages={languages}
        onValueChange={(locale) => void dispatch(chooseLanguage(locale))}
      />
      <ThemeSwitch value={theme} onValueChange={(choice) => dispatch(chooseAndKeepTheme(choice))} />
    </>
  );
}
