import { directionOf } from "@katha/ui";
import { mediaSources } from "@katha/api";
import { wrapped } from "./wrap.ts";

/** The colours of Katha at night, in which covers and cards are drawn in both themes. */
export const night = {
  ground: "#120d1d",
  raised: "#251c38",
  ink: "#f6eedd",
  inkSoft: "#b9accb",
  lamp: "#f2a33a",
} as const;

/** The faces of the page, which know every script; `title` and `narration` as in the theme. */
export function faceOf(role: "title" | "narration"): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--k-font-${role}`);
}

/** Fetches what a text is drawn with; what cannot be fetched is drawn with another face. */
export async function loadFaces(fonts: readonly (readonly [font: string, text: string])[]) {
  await Promise.allSettled(fonts.map(([font, text]) => document.fonts.load(font, text)));
}

interface Block {
  readonly text: string;
  readonly language: string;
  readonly face: string;
  readonly color: string;
  readonly width: number;
  readonly height: number;
  /** Tried from the first on, until the text has room. */
  readonly sizes: readonly number[];
  readonly align: "start" | "center";
}

interface SetBlock extends Block {
  readonly lines: readonly string[];
  readonly font: string;
  readonly leading: number;
  /** Not all of it had room. */
  readonly isCut: boolean;
}

/** Scripts that stand higher than Latin need wider lines. */
const leadingOf = (language: string) => (language === "ur" ? 2 : language === "en" ? 1.35 : 1.5);

/** Chooses the largest size with which the text has room, or cuts it in the smallest. */
export function setBlock(draw: CanvasRenderingContext2D, block: Block): SetBlock {
  const { text, language, face, width, height, sizes } = block;
  let result: SetBlock | null = null;
  for (const size of sizes) {
    const font = `${size}px ${face}`;
    const leading = size * leadingOf(language);
    draw.font = font;
    const { lines, isCut } = wrapped(text, {
      language,
      width,
      most: Math.max(1, Math.floor(height / leading)),
      measure: (line) => draw.measureText(line).width,
    });
    result = { ...block, lines, font, leading, isCut };
    if (!isCut) break;
  }
  if (result === null) throw new Error("A text needs a size.");
  return result;
}

export const heightOf = ({ lines, leading }: SetBlock) => lines.length * leading;

/** Draws the lines into their column, which begins at `x` and at the top `y`. */
export function drawBlock(draw: CanvasRenderingContext2D, block: SetBlock, x: number, y: number) {
  const { lines, leading, font, color, language, width, align } = block;
  const direction = directionOf(language);
  const start = direction === "rtl" ? x + width : x;
  draw.font = font;
  draw.fillStyle = color;
  draw.direction = direction;
  draw.textAlign = align;
  draw.textBaseline = "middle";
  for (const [at, line] of lines.entries())
    draw.fillText(line, align === "center" ? x + width / 2 : start, y + (at + 0.5) * leading);
}

export function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const draw = canvas.getContext("2d");
  if (draw === null) throw new Error("This browser draws nothing.");
  return { canvas, draw };
}

export function blobOf(canvas: HTMLCanvasElement, type: "image/png" | "image/jpeg"): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("Nothing was drawn.")) : resolve(blob)),
      type,
      0.86,
    );
  });
}

export async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  return new Uint8Array(await (await blobOf(canvas, "image/jpeg")).arrayBuffer());
}

/** Katha's name in both scripts, in the middle of a line. */
export function drawMark(draw: CanvasRenderingContext2D, x: number, y: number, size: number) {
  draw.font = `${size}px ${faceOf("title")}`;
  draw.direction = "ltr";
  draw.textAlign = "left";
  draw.textBaseline = "middle";
  const latin = "Katha ";
  const width = draw.measureText(latin).width;
  const all = width + draw.measureText("कथा").width;
  draw.fillStyle = night.ink;
  draw.fillText(latin, x - all / 2, y);
  draw.fillStyle = night.lamp;
  draw.fillText("कथा", x - all / 2 + width, y);
}

export const markText = "Katha कथा";

const mayTakeMs = 20_000;

/** A picture's pixels; null where it cannot be fetched or read. */
export async function fetchPicture(src: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(src, { signal: AbortSignal.timeout(mayTakeMs) });
    if (!answer.ok) return null;
    return await createImageBitmap(await answer.blob());
  } catch {
    return null;
  }
}

/** The pixels of a story's cover; null where it has none, or it cannot be fetched. */
export async function fetchCover(cover: string | null): Promise<ImageBitmap | null> {
  return cover === null ? null : fetchPicture(mediaSources(cover, "tall")?.src ?? cover);
}

/** A canvas filled by the picture, or else by the colours of the night. */
export function backdropOf(picture: ImageBitmap | null, width: number, height: number) {
  const { canvas, draw } = canvasOf(width, height);
  const ground = draw.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, night.raised);
  ground.addColorStop(1, night.ground);
  draw.fillStyle = ground;
  draw.fillRect(0, 0, width, height);
  if (picture !== null) {
    const scale = Math.max(width / picture.width, height / picture.height);
    const seen = { width: width / scale, height: height / scale };
    const left = (picture.width - seen.width) / 2;
    const top = (picture.height - seen.height) / 2;
    draw.drawImage(picture, left, top, seen.width, seen.height, 0, 0, width, height);
    picture.close();
  }
  return { canvas, draw };
}
