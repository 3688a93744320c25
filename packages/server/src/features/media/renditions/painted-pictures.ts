import { coverRendition, mediaUrl } from "@katha/api/contract";
import {
  altText,
  cover as coverSchema,
  type Emblem,
  emblem as emblemSchema,
  paint,
  paintEmblem,
  painterVersion,
  type Scene,
  scene as sceneSchema,
  type SceneInput,
} from "@katha/painter";
import type { Painters } from "../painting/painters.ts";
import type { MediaStore } from "../storage/media-store.ts";

export interface StoredPicture {
  readonly hash: string;
  /** The value of `cover_image_url` or `avatar_url`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const wide = { width: 1280, height: 720 } as const;
const tall = { width: 960, height: 1440 } as const;
const square = { width: 640, height: 640 } as const;

const urlOf = (hash: string): string => mediaUrl(hash, coverRendition.width, coverRendition.format);

/** The same scene, seed and painter give the same hash, so a picture is painted once. */
export async function storePainted(
  store: MediaStore,
  input: { seed: number; scene: SceneInput },
): Promise<StoredPicture> {
  const { seed, scene } = coverSchema.parse({
    seed: input.seed,
    scene: sceneSchema.parse(input.scene),
  });
  const recipe = `scene ${painterVersion} ${seed} ${JSON.stringify(scene)}`;
  const hash = await store.putPainted(recipe, () => ({
    wide: paint(scene, { ...wide, seed, use: "cover" }),
    tall: paint(scene, { ...tall, seed, use: "cover" }),
  }));
  return { hash, url: urlOf(hash), ...wide, alt: altText(scene) };
}

interface SceneWanted {
  scene: Scene;
  seed: number;
  alt: string;
  use?: "passage" | "cover";
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
  // Covers share the recipe of the catalogue's covers, which are painted the same way.
  const kind = use === "cover" ? "scene" : "turn";
  const recipe = `${kind} ${painterVersion} ${seed} ${JSON.stringify(scene)}`;
  const hash = await store.putPainted(recipe, async () => {
    const [across, upright] = await Promise.all([cut(wide), cut(tall)]);
    return { wide: across, tall: upright };
  });
  return { hash, url: urlOf(hash), ...wide, alt };
}

export async function storeEmblem(store: MediaStore, input: Emblem): Promise<StoredPicture> {
  const emblem = emblemSchema.parse(input);
  const recipe = `emblem ${painterVersion} ${JSON.stringify(emblem)}`;
  const hash = await store.putPainted(recipe, () => {
    const svg = paintEmblem(emblem, square.width);
    return { wide: svg, tall: svg };
  });
  return { hash, url: urlOf(hash), ...square, alt: "" };
}
