import { type PaintingStyleName, paintingStyleNames } from "../scene/scene.ts";

/** The painting style of a picture model, by the prefix of its key; the first style for any other key. */
export function paintingStyleOf(modelKey: string): PaintingStyleName {
  const key = modelKey.toLowerCase().replaceAll(/[^a-z]/g, "");
  return paintingStyleNames.find((name) => key.startsWith(name)) ?? paintingStyleNames[0];
}
