import { coverRendition, mediaUrl } from "@katha/api/contract";
import { painterVersion, type Scene } from "@katha/painter";
import type { Painters } from "../painting/painters.ts";
import type { StoredPicture } from "./painted-pictures.ts";
import type { MediaStore } from "../storage/media-store.ts";

const wide = { width: 1280, height: 720 } as const;
const tall = { width: 960, height: 1440 } as const;

/** Covers share the recipe of the catalogue's covers, which are painted the same way. */
const recipes = { passage: "turn", cover: "scene" } as const;

interface SceneWanted {
  scene: Scene;
  seed: number;
  alt: string;
  use?: keyof typeof recipes;
  signal: AbortSignal;
}

/** Paints a scene in a worker thread and stores it; the same scene is painted once. */
export async function storeScene(
  store: MediaStore,
  painters: Painters,
  { scene, seed, alt, use = "passage", signal }: SceneWanted,
): Promise<StoredPicture> {
  const cut = (size: typeof wide | typeof tall) =>
    painters.paint({ scene, sheet: { ...size, seed, use } }, signal);
  const recipe = `${recipes[use]} ${painterVersion} ${seed} ${JSON.stringify(scene)}`;
  const hash = await store.putPainted(recipe, async () => {
    const [across, upright] = await Promise.all([cut(wide), cut(tall)]);
    return { wide: across, tall: upright };
  });
  const url = mediaUrl(hash, coverRendition.width, coverRendition.format);
  return { hash, url, ...wide, alt };
}
