import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["کیا آپ کا مطلب یہ تھا؟", "ان میں سے آپ کا مطلب کیا تھا؟"],
  which: "کس طرف؟",
  neither: ["نہیں، یہ نہیں۔", "ان میں سے کوئی نہیں۔"],
  again: "تو دوسرے لفظوں میں کہیے، یا چن لیجیے۔",
  noted: "آپ نے لکھ رکھا ہے:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer:
    "کہانی کے اندر آپ جو کرتے یا کہتے ہیں، یہاں بس وہی گنا جاتا ہے۔ اپنے لفظوں میں کہیے، یا چن لیجیے۔",
};
