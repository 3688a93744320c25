import { browserStorage } from "@katha/api";

const key = "katha-home";

/** What stands in the place: the question, the reader's own shelf, or nothing. */
export type TastesPlace = "asks" | "follows" | "nothing";

/** At the next visit `first-paint.js` reads it, and `first-paint.css` reserves the place. */
export function keepTastesPlace(place: TastesPlace): void {
  browserStorage.write(key, place);
  document.documentElement.dataset["tastes"] = place;
}
