import { renderAsync } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";
import type { Svg } from "../drawing/svg.ts";

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Painted SVGs use no fonts and no external files, so neither is loaded. */
export async function rasterise(svg: Svg, width: number): Promise<Pixels> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    logLevel: "off",
  });
  return { data: image.pixels, width: image.width, height: image.height };
}

const openPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();

/** The last step for every picture, whatever its source. */
export const encode = (image: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === "avif"
    ? image.avif({ quality: 58, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer()
    : image.webp({ quality: 82, effort: 3, smartSubsample: true }).toBuffer();

/** Renders a picture at the width that is asked for, which is cheaper than scaling down a large one. */
export async function renderOne(svg: Svg, width: number, format: PictureFormat): Promise<Buffer> {
  return encode(openPixels(await rasterise(svg, width)), format);
}
