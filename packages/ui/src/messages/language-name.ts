/** A language by its name in another one, or by its own: "Bengali", "বাংলা". */
export function languageName(language: string, inLocale: string = language): string {
  const name = new Intl.DisplayNames([inLocale], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLocale) + name.slice(1);
}
