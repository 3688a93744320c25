import { createI18n } from "@katha/ui";
import type { I18n, MessageTable, Messages } from "@katha/ui";

/** The app's own messages, in addition to those of the components. */
export const shelfWords = {
  name: { id: "shelf.name", message: "The Monsoon Shelf" },
  about: { id: "shelf.about", message: "Six small stories for a rainy evening" },
  tonight: { id: "shelf.tonight", message: "Read this one tonight" },
  all: { id: "shelf.all", message: "On the shelf" },
  back: { id: "shelf.back", message: "Back to the shelf" },
  next: { id: "shelf.next", message: ["The next story: ", ["title"]] },
  minutes: { id: "shelf.minutes", message: [["minutes"], " to read"] },
  licence: {
    id: "shelf.licence",
    message: "Words and pictures are yours: CC0. The shelf is made with @katha/ui.",
  },
} as const satisfies MessageTable;

const shelfWordsInHindi = {
  "shelf.name": "बरसात की अलमारी",
  "shelf.about": "बारिश की शाम के लिए छह छोटी कहानियाँ",
  "shelf.tonight": "आज रात यह पढ़िए",
  "shelf.all": "अलमारी में",
  "shelf.back": "अलमारी पर लौटें",
  "shelf.next": ["अगली कहानी: ", ["title"]],
  "shelf.minutes": ["पढ़ने में ", ["minutes"]],
  "shelf.licence": "शब्द और चित्र आपके हैं: CC0। यह अलमारी @katha/ui से बनी है।",
} satisfies Messages;

export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value);

/** Hindi is loaded only on demand. */
export async function loadLanguage(language: Language): Promise<I18n> {
  if (language === "en") return createI18n("en");
  const { messages } = await import("@katha/ui/messages/hi");
  return createI18n("hi", messages, shelfWordsInHindi);
}
