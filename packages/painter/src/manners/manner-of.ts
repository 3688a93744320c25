import { type MannerName, mannerNames } from "../scene/scene.ts";

/** The manner of a picture model, by the beginning of its key; a key that says none is painted in the first. */
export function mannerOf(modelKey: string): MannerName {
  const key = modelKey.toLowerCase().replaceAll(/[^a-z]/g, "");
  return mannerNames.find((name) => key.startsWith(name)) ?? mannerNames[0];
}
