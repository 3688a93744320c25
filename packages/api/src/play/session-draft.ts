import { browserStorage } from "../session/browser-storage.ts";

/** Stores what a player has begun to write in the browser. */
export function draftOf(session: string) {
  const key = `katha-draft-${session}`;
  return {
    read: () => browserStorage.read(key) ?? "",
    keep: (draft: string) =>
      draft === "" ? browserStorage.drop(key) : browserStorage.write(key, draft),
  };
}
