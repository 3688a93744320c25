import { browserStorage } from "@katha/api";

const key = "katha-plays";

/** `first-paint.js` reads it at the next visit, and `first-paint.css` keeps the place that the row will take. */
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
