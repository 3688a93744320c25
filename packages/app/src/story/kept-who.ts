import { browserStorage } from "@katha/api";

/** Keeps in the browser who a player has said they are, for when they come back or play again. */
export function keptWhoOf(story: string, player: string | undefined) {
  const key = `katha-who-${story}-${player ?? "guest"}`;
  return {
    read: (): unknown => {
      try {
        return JSON.parse(browserStorage.read(key) ?? "null");
      } catch {
        return null;
      }
    },
    keep: (answers: object): void => void browserStorage.write(key, JSON.stringify(answers)),
  };
}
