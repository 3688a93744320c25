import { browserStorage } from "../sign-in/browser-storage.ts";

/** Keeps a line that the player has not sent yet in the browser. */
export function draftOf(session: string) {
  const key = `katha-draft-${session}`;
  return {
    read: () => browserStorage.read(key) ?? "",
    keep: (draft: string): void => {
      if (draft === "") browserStorage.drop(key);
      else browserStorage.write(key, draft);
    },
  };
}
