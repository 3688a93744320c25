import type { Book, BookFormat } from "@katha/ui/screens";
import {
  backdropOf,
  fetchCover,
  drawBlock,
  faceOf,
  heightOf,
  jpegOf,
  loadFaces,
  setBlock,
  drawMark,
  markText,
  night,
  canvasOf,
  fetchPicture,
} from "../drawing/canvas.ts";
import { type BookPicture, type BookPictures, epub } from "@katha/play/book";
import { fileName, saveBlob, saveText } from "../../../shell/save-file.ts";
import { markdown, plainText } from "./written.ts";

const width = 1_200;
const height = 1_800;
const margin = 110;

/** The story's picture with title and author on it; without one, on the colours of the night. */
async function drawCover({ title, author, language, cover }: Book): Promise<Uint8Array> {
  const face = faceOf("title");
  await loadFaces([
    [`100px ${face}`, title],
    [`50px ${face}`, author + markText],
  ]);
  const picture = await fetchCover(cover);
  const { canvas, draw } = backdropOf(picture, width, height);
  if (picture !== null) {
    // Words over a picture stand on a dark scrim.
    const scrim = draw.createLinearGradient(0, height * 0.35, 0, height);
    scrim.addColorStop(0, `${night.ground}00`);
    scrim.addColorStop(0.45, `${night.ground}d9`);
    scrim.addColorStop(1, night.ground);
    draw.fillStyle = scrim;
    draw.fillRect(0, 0, width, height);
  }
  const column = { language, face, width: width - 2 * margin, align: "center" } as const;
  const named = setBlock(draw, {
    ...column,
    text: title,
    color: night.ink,
    height: 620,
    sizes: [132, 112, 96, 80, 66, 54],
  });
  const by = setBlock(draw, {
    ...column,
    text: author,
    color: night.inkSoft,
    height: 110,
    sizes: [48, 40],
  });
  const foot = height - 130;
  const bottom = picture === null ? height * 0.58 : foot - 130;
  const byTop = bottom - heightOf(by);
  drawBlock(draw, named, margin, byTop - 40 - heightOf(named));
  drawBlock(draw, by, margin, byTop);
  drawMark(draw, width / 2, foot, 46);
  return jpegOf(canvas);
}

const longestSide = 1_280;
/** A book is put together in memory: so many bytes of pictures are in it at most. */
const mostBytes = 48_000_000;

/** Pictures are stored as WebP, which not every reader shows. */
async function asJpeg(picture: ImageBitmap): Promise<Uint8Array> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const { canvas, draw } = canvasOf(scaled(picture.width), scaled(picture.height));
  // What is transparent would be black.
  draw.fillStyle = "#fff";
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return jpegOf(canvas);
}

interface FetchedPictures extends BookPictures {
  /** How many could not be fetched, or had no room. */
  readonly leftOut: number;
}

/** The book's pictures, one after the other, so that only one is open at a time. */
async function fetchPictures(book: Book): Promise<FetchedPictures> {
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

/** Downloads the book; resolves to how many pictures could not be put into it. */
export async function saveBook(book: Book, format: BookFormat): Promise<number> {
  if (format === "markdown") {
    saveText(fileName(book.title, "md"), markdown(book), "text/markdown");
    return 0;
  }
  if (format === "text") {
    saveText(fileName(book.title, "txt"), plainText(book), "text/plain");
    return 0;
  }
  const pictures = await fetchPictures(book);
  const bytes = epub(book, pictures);
  saveBlob(fileName(book.title, "epub"), new Blob([bytes], { type: "application/epub+zip" }));
  return pictures.leftOut;
}
