import { encode, renderOne } from "@katha/painter/render";
import sharp from "sharp";
import type { Rendition } from "../renditions/rendition.ts";
import { backdropSize, socialSize } from "../renditions/derived.ts";
import type { PictureFault, PictureMade, PictureWork } from "./work.ts";

class PictureFaulty extends Error {
  override name = "PictureFaulty";
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Per pixel, AVIF takes ten times the processor time and three times the memory of the others. */
const mostPixels = { avif: 16_000_000, others: 40_000_000 } as const;

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels.others, failOn: "error" });

/** Decodes nothing: libvips reads the width and height from the header. */
async function refuseTooManyPixels(bytes: Uint8Array): Promise<void> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const most = format === "heif" ? mostPixels.avif : mostPixels.others;
  if (width * height > most) throw new PictureFaulty("too_many_pixels");
}

/**
 * Re-encodes a picture, upright and at most `side` wide and high. Metadata such as locations and thumbnails is dropped;
 * a file that only starts like a picture fails here.
 */
async function redraw(bytes: Uint8Array, side: number): Promise<PictureMade> {
  try {
    await refuseTooManyPixels(bytes);
    const { data, info } = await open(bytes)
      .rotate()
      .toColourspace("srgb")
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 92, effort: 3, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof PictureFaulty ? error : new PictureFaulty("unreadable");
  }
}

/** Renders an upload: turned upright, and cropped to 2:3 around its most salient part. */
function renderUpload(bytes: Uint8Array, { cut, width, format }: Rendition): Promise<Uint8Array> {
  const image = open(bytes).rotate();
  const height = Math.round(width * 1.5);
  const sized =
    cut === "tall"
      ? image.resize({ width, height, fit: "cover", position: "attention" })
      : image.resize({ width, withoutEnlargement: true });
  return encode(sized, format);
}

function renderSocial(bytes: Uint8Array): Promise<Uint8Array> {
  return open(bytes)
    .resize({ ...socialSize, fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Blurred once, so that no browser has to: recognisable, and calm behind text. */
function renderBackdrop(bytes: Uint8Array): Promise<Uint8Array> {
  return open(bytes)
    .resize({ ...backdropSize, fit: "cover" })
    .blur(4)
    .modulate({ saturation: 1.25 })
    .webp({ quality: 70, effort: 4 })
    .toBuffer();
}

export async function workOn(work: PictureWork): Promise<PictureMade> {
  switch (work.kind) {
    case "redraw":
      return redraw(work.bytes, work.side);
    case "svg": {
      const { width, format } = work.rendition;
      return { data: await renderOne(work.svg, width, format), width, height: 0 };
    }
    case "upload":
      return {
        data: await renderUpload(work.bytes, work.rendition),
        width: work.rendition.width,
        height: 0,
      };
    case "social":
      return { data: await renderSocial(work.bytes), ...socialSize };
    case "backdrop":
      return { data: await renderBackdrop(work.bytes), ...backdropSize };
  }
}
