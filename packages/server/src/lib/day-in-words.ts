/** A moment's day in the reader's time zone and language: "March 31, 2027". */
export function dayInWords(moment: Date, language: string, timeZone: string): string {
  const words = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat(language, words).format(moment);
}
