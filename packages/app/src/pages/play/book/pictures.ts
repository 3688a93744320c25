import type { Book } from "@katha/ui/screens";
import { canvasOf, jpegOf } from "../drawing/canvas.ts";
import { fetchPicture } from "../drawing/fetch-picture.ts";
import { drawCover } from "./cover.ts";
import type { BookPicture, BookPictures } from "@katha/server/features/game/keepsake/book/epub";

const longestSide = 1_280;
/** A book is put together in memory: so many bytes of pictures are in it at most. */
const mostBytes = 48_000_000;

/** Pictures are stored as WebP, which not every reader shows. */
async function asJpeg(picture: ImageBitmap): Promise<Uint8Array> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { canvas, draw } = canvasOf(width, height);
  // What is transparent would be black.
  draw.fillStyle = "#fff";
  draw.fillRect(0, 0, width, height);
  draw.drawImage(picture, 0, 0, width, height);
  picture.close();
  return jpegOf(canvas);
}

export interface FetchedPictures extends BookPictures {
  /** How many could not be fetched, or had no room. */
  readonly leftOut: number;
}

/** The book's pictures, one after the other, so that only one is open at a time. */
export async function fetchPictures(book: Book): Promise<FetchedPictures> {
  const wanted = new Set(
    book.chapters.flatMap(({ passages }) =>
      passages.flatMap((one) => (one.kind === "picture" ? [one.src] : [])),
    ),
  );
  const cover = await drawCover(book);
  const inside: BookPicture[] = [];
  let size = cover.length;
  for (const src of wanted) {
    const picture = size < mostBytes ? await fetchPicture(src) : null;
    if (picture === null) continue;
    const bytes = await asJpeg(picture);
    size += bytes.length;
    inside.push({ src, bytes });
  }
  return { cover, inside, leftOut: wanted.size - inside.length };
}
