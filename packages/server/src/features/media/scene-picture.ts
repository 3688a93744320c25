import { coverRendition, mediaUrl } from "@katha/api/contract";
import { painterVersion, type Painters, type Scene } from "../../painter/index.ts";
import type { StoredPicture } from "./painted.ts";
import type { MediaStore } from "./store.ts";

const wide = { width: 1280, height: 720 } as const;
const tall = { width: 960, height: 1440 } as const;

/** Has a scene painted in a thread and keeps it; what was painted once is not painted again. */
export async function storeScene(
  store: MediaStore,
  painters: Painters,
  { scene, seed, alt, signal }: { scene: Scene; seed: number; alt: string; signal: AbortSignal },
): Promise<StoredPicture> {
  const cut = async (size: typeof wide | typeof tall) => {
    const wanted = { scene, sheet: { ...size, seed }, formats: [] };
    return (await painters.paint(wanted, signal)).svg;
  };
  const recipe = `turn ${painterVersion} ${seed} ${JSON.stringify(scene)}`;
  const hash = await store.putPainted(recipe, async () => {
    const [across, upright] = await Promise.all([cut(wide), cut(tall)]);
    return { wide: across, tall: upright };
  });
  const url = mediaUrl(hash, coverRendition.width, coverRendition.format);
  return { hash, url, ...wide, alt };
}
