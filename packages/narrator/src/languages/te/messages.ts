import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["మీ ఉద్దేశం ఇదేనా?", "వీటిలో మీ ఉద్దేశం ఏది?"],
  which: "ఏ వైపు?",
  neither: ["కాదు, ఇది కాదు.", "వీటిలో ఏదీ కాదు."],
  again: "అయితే వేరే మాటల్లో చెప్పండి, లేదా ఎంచుకోండి.",
  noted: "మీరు రాసి పెట్టుకున్నది:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer: "కథలో మీరు చేసేది, చెప్పేది మాత్రమే ఇక్కడ లెక్క. మీ మాటల్లో చెప్పండి, లేదా ఎంచుకోండి.",
};
