import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["இதைத்தான் சொன்னீர்களா?", "இவற்றில் எதைச் சொன்னீர்கள்?"],
  which: "எந்த வழி?",
  neither: ["இல்லை, இது இல்லை.", "இவற்றில் எதுவும் இல்லை."],
  again: "வேறு சொற்களில் சொல்லுங்கள், அல்லது தேர்ந்தெடுங்கள்.",
  noted: "நீங்கள் குறித்து வைத்தது:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer:
    "கதைக்குள் நீங்கள் செய்வதும் சொல்வதும் மட்டுமே இங்கே கணக்கு. உங்கள் சொற்களில் சொல்லுங்கள், அல்லது தேர்ந்தெடுங்கள்.",
};
