/**
 * One case, and one form of each letter, also of what is written in the lists of languages: Hindi is typed with and
 * without its dots below, and with either of two nasal marks.
 */
export const oneForm = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll("\u093C", "")
    .replaceAll("\u0901", "\u0902")
    .normalize("NFC")
    .toLowerCase();
