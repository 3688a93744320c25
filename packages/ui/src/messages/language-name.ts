const made = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames([locale], { type: "language" });
  made.set(locale, names);
  return names;
}

/** A language by its name in another one, or by its own: "Bengali", "বাংলা". */
export function languageName(language: string, inLocale: string = language): string {
  const name = namesIn(inLocale).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLocale) + name.slice(1);
}
