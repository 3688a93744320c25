import sharp from "sharp";
import { encode, renderOne } from "@katha/painter";
import type { Rendition } from "./rendition.ts";

export const renderSvg = (svg: string, { width, format }: Rendition): Promise<Buffer> =>
  renderOne(svg, width, format);

const largest = 40_000_000;

/** Renders an upload: turned upright, and cropped to two by three around its most salient part. */
export function renderUpload(bytes: Buffer, { cut, width, format }: Rendition): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: largest, failOn: "error" }).rotate();
  const sized =
    cut === "tall"
      ? image.resize({
          width,
          height: Math.round(width * 1.5),
          fit: "cover",
          position: "attention",
        })
      : image.resize({ width, withoutEnlargement: true });
  return encode(sized, format);
}
