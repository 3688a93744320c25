import sharp from "sharp";

export interface Difference {
  readonly pixels: number;
  /** The picture before, pale, with every changed pixel in red. */
  readonly picture: Buffer;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

const red = 0xff_1e_1e_ff;

/** Undefined when every pixel is the same; a pixel that only one picture has counts as changed. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [old, young] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(old.width, young.width);
  const height = Math.max(old.height, young.height);
  const picture = Buffer.alloc(width * height * 4);
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const was = at(old, x, y);
      const place = (y * width + x) * 4;
      if (was === undefined || was !== at(young, x, y)) {
        pixels += 1;
        picture.writeUInt32BE(red, place);
      } else paintPale(picture, place, was);
    }
  }
  if (pixels === 0) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return { pixels, picture: await sharp(picture, { raw }).png().toBuffer() };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint32Array(Uint8Array.from(data).buffer) };
}

function at({ width, height, data }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? data[y * width + x] : undefined;
}

/** The grey of a pixel, three quarters of the way to white. */
function paintPale(picture: Buffer, place: number, pixel: number): void {
  const grey = ((pixel & 255) + ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255)) / 3;
  picture.fill(Math.round(191 + grey / 4), place, place + 3);
  picture[place + 3] = 255;
}
