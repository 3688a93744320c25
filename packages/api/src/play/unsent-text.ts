import { browserStorage } from "../sign-in/browser-storage.ts";

/** Keeps text that was written and not sent yet in the browser: a player's line, under the session's id, and others. */
export function unsentText(place: string) {
  const key = `katha-draft-${place}`;
  return {
    read: () => browserStorage.read(key) ?? "",
    keep: (text: string): void => {
      if (text === "") browserStorage.drop(key);
      else browserStorage.write(key, text);
    },
  };
}
