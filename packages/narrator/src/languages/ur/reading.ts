import type { Reading } from "../language.ts";

export const reading: Reading = {
  // A sentence that begins so goes on about whoever the one before was about.
  pronouns: ["وہ یہ اس اُس ان اُن اسے اُسے اسی انہیں انھیں"],
  // A sentence that begins so follows from the one before.
  joins: ["پھر اور مگر لیکن تو اب تب پر بس"],
  // They tell how something is, and not what happened to it.
  states: ["ہے ہیں تھا تھی تھے تھیں"],
};
