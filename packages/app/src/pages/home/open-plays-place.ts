import { browserStorage } from "@katha/api";

const key = "katha-plays";

/** At the next visit `first-paint.js` reads it, and `first-paint.css` reserves the row's place. */
export function keepPlace(hasPlays: boolean): void {
  const { dataset } = document.documentElement;
  if (hasPlays) {
    browserStorage.write(key, "open");
    dataset["plays"] = "open";
  } else {
    browserStorage.drop(key);
    delete dataset["plays"];
  }
}
