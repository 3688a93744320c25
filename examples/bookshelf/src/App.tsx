import { AddressesProvider, I18nProvider, KathaTheme } from "@katha/ui";
import type { I18n } from "@katha/ui";
import { useEffect, useState } from "react";
import { Header } from "./Header.tsx";
import { Shelf } from "./Shelf.tsx";
import { addresses, stories, tales } from "./stories.ts";
import { Tale } from "./Tale.tsx";
import { useAddress } from "./useAddress.ts";
import { loadLanguage } from "./words.ts";
import type { Language } from "./words.ts";

/** Replaces the library's saffron accent. */
const raniPink = { dark: "#ff8ab0", light: "#a51c58" };

export function App({ startsWith }: { startsWith: I18n }) {
  const [i18n, setI18n] = useState(startsWith);
  const address = useAddress();
  const at = tales.findIndex(({ id }) => addresses.story(id) === address);
  const [tale, story] = [tales[at], stories[at]];
  const next = stories[(at + 1) % stories.length];

  useEffect(() => {
    document.documentElement.lang = i18n.locale;
  }, [i18n]);
  const changeLanguage = (language: Language) => {
    localStorage.setItem("shelf-language", language);
    void loadLanguage(language).then(setI18n);
  };

  return (
    <KathaTheme accent={raniPink}>
      <I18nProvider i18n={i18n}>
        <AddressesProvider addresses={addresses}>
          <Header onLanguageChange={changeLanguage} />
          {tale && story && next ? (
            <Tale key={tale.id} tale={tale} story={story} next={next} />
          ) : (
            <Shelf stories={stories} />
          )}
        </AddressesProvider>
      </I18nProvider>
    </KathaTheme>
  );
}
