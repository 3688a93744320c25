export { accountWords } from "./account/words.ts";
export { adminWords } from "./admin/words.ts";
export { authorWords } from "./author/words.ts";
export { en } from "./en.ts";
export type { WordKey, Words } from "./en.ts";
export { exchangeWords } from "./exchange/words.ts";
export { guideWords } from "./guide/words.ts";
export { helpingWords } from "./helping/words.ts";
export { hi } from "./hi.ts";
export { homeWords } from "./home/words.ts";
export { landingWords } from "./landing/words.ts";
export { legalWords } from "./legal/words.ts";
export { navWords } from "./nav/words.ts";
export { noticeWords } from "./notices/words.ts";
export { numbersWords } from "./numbers/words.ts";
export { passagesWords } from "./passages/words.ts";
export { playWords } from "./play/words.ts";
export { progressWords } from "./progress/words.ts";
export { provingWords } from "./proving/words.ts";
export { ratingWords } from "./rating/words.ts";
export { settingsWords } from "./settings/words.ts";
export { sharingWords } from "./sharing/words.ts";
export { structureWords } from "./structure/words.ts";
export { troubleWords } from "./trouble/words.ts";
export { waitlistWords } from "./waitlist/words.ts";
export { languageOf, useLanguage, useWords, WordsProvider } from "./WordsProvider.tsx";
export type {
  Language,
  Say,
  SayOf,
  Voice,
  WordFamily,
  WordsProviderProps,
} from "./WordsProvider.tsx";
export { writingWords } from "./writing/words.ts";
