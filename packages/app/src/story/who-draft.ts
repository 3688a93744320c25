import { browserStorage } from "@katha/api";

/** Stores in the browser who the player has said they are, for when they come back or play again. */
export function whoDraftOf(story: string) {
  const key = `katha-who-${story}`;
  return {
    read: (): unknown => {
      try {
        return JSON.parse(browserStorage.read(key) ?? "null");
      } catch {
        return null;
      }
    },
    keep: (answers: object): void => browserStorage.write(key, JSON.stringify(answers)),
  };
}
