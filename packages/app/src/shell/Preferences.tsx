import { LanguageSwitch, ThemeSwitch, useLoadWhenIdle } from "@katha/ui";
import { chooseLanguage, languages } from "../preferences/language.ts";
import { selectTheme } from "../preferences/preferences-slice.ts";
import { chooseAndKeepTheme } from "../preferences/theme.ts";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";

const fetchListFilter = () =>
  import("../preferences/ListFilter.tsx").then(({ ListFilter }) => ListFilter);

/** Language and theme, and later what lists leave out. */
export function Preferences() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  const [ListFilter] = useLoadWhenIdle(fetchListFilter, true);
  return (
    <>
      <LanguageSwitch
        languages={languages}
        onValueChange={(locale) => void dispatch(chooseLanguage(locale))}
      />
      <ThemeSwitch value={theme} onValueChange={(choice) => dispatch(chooseAndKeepTheme(choice))} />
      {ListFilter && <ListFilter />}
    </>
  );
}
