import { browserStorage } from "@katha/api";

/** What stands in a place on home: open plays; or the question for tastes, the reader's own shelf, or nothing. */
type Places = { plays: "open"; tastes: "asks" | "follows" | "nothing" };

const keys = { plays: "katha-plays", tastes: "katha-home" };

/** At the next visit `first-paint.js` reads it, and `first-paint.css` reserves the place; null: there is none. */
export function keepPlace<Name extends keyof Places>(name: Name, held: Places[Name] | null): void {
  const { dataset } = document.documentElement;
  if (held === null) {
    browserStorage.drop(keys[name]);
    delete dataset[name];
  } else {
    browserStorage.write(keys[name], held);
    dataset[name] = held;
  }
}
