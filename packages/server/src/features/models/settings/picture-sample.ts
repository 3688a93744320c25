import type { BodyOf, PictureSample, seeSample } from "@katha/api/contract";
import { pictureSampleOf } from "@katha/narrator";
import { altTextOf, sceneFrom } from "@katha/painter";
import { PictureRefused } from "../../media/index.ts";
import { providerNamed } from "./asking.ts";
import { imageBindingOf } from "./bindings.ts";
import type { ModelSettingsNeeds } from "./needs.ts";

const style = "vishvakarma";
const seed = 5_179;
/** Small enough for an answer, large enough to be judged. */
const shown = { cut: "wide", width: 640, format: "webp" } as const;

const scene = {
  ...sceneFrom({
    text: "An old boatman waits by his boat at the river ghat. A lamp burns on the step.",
    place: "river ghat",
    mood: "uneasy",
    hour: "dusk",
    weather: "rain",
    cast: undefined,
    language: "en",
    seed: "a sample",
  }),
  manner: style,
} as const;

const dataUrl = (bytes: Uint8Array) =>
  `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`;

type ShownPicture = Pick<PictureSample, "picture" | "failed" | "width" | "height">;

/** One picture by the model and one by Katha's own painter. Neither is kept. */
export async function pictureSampleFor(
  needs: ModelSettingsNeeds,
  set: BodyOf<typeof seeSample>,
  signal: AbortSignal,
): Promise<PictureSample> {
  const { media, painters, fetchPicture } = needs;
  const at = providerNamed(needs, set.provider);
  const words = altTextOf(scene, "en");

  async function builtIn(): Promise<string> {
    const sheet = { width: 960, height: 640, seed, use: "passage" } as const;
    const svg = await painters.paint({ scene, sheet }, signal);
    return dataUrl(await media.pictures.renderSvg(svg, shown));
  }

  async function redrawn(bytes: Buffer): Promise<ShownPicture> {
    try {
      const { data, width, height } = await media.pictures.redraw(bytes);
      const picture = dataUrl(await media.pictures.renderUpload(data, shown));
      return { picture, failed: null, width, height };
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      return { picture: null, failed: "no_picture", width: 0, height: 0 };
    }
  }

  const [own, { bytes, failed, whole_ms }] = await Promise.all([
    builtIn(),
    pictureSampleOf({
      at,
      binding: imageBindingOf(set),
      view: { words, style, contentRating: "family" },
      fetch,
      fetchPicture,
      signal,
    }),
  ]);
  const outcome =
    bytes === undefined ? { picture: null, failed, width: 0, height: 0 } : await redrawn(bytes);
  return { words, built_in: own, whole_ms, ...outcome };
}
