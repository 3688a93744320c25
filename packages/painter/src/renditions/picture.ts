import { paint, type Sheet } from "../paint.ts";
import type { SceneInput } from "../scene/scene.ts";
import type { Svg } from "../drawing/svg.ts";
import { encodePixels, type FileFormat, rasterise } from "./render.ts";

export interface PictureWanted {
  readonly scene: SceneInput;
  readonly sheet: Sheet;
  /** The files to make besides the SVG, at the sheet's own size. */
  readonly formats: readonly FileFormat[];
}

export interface Picture {
  readonly svg: Svg;
  readonly files: Partial<Record<FileFormat, Uint8Array>>;
}

/** Paints a scene and makes its files; runs in a thread, so that requests do not wait for it. */
export async function makePicture({ scene, sheet, formats }: PictureWanted): Promise<Picture> {
  const svg = paint(scene, sheet);
  if (formats.length === 0) return { svg, files: {} };
  const pixels = await rasterise(svg, sheet.width);
  const made = await Promise.all(
    formats.map(async (format) => [format, await encodePixels(pixels, format)] as const),
  );
  return { svg, files: Object.fromEntries(made) };
}
