import type { Book } from "@katha/ui/screens";
import { backdropOf, fetchCover } from "../drawing/backdrop.ts";
import { drawBlock, faceOf, heightOf, jpegOf, loadFaces, setBlock } from "../drawing/canvas.ts";
import { drawMark, markText } from "../drawing/mark.ts";
import { night } from "../drawing/night.ts";

const width = 1_200;
const height = 1_800;
const margin = 110;

/** The story's picture with title and author on it; without one, on the colours of the night. */
export async function drawCover({ title, author, language, cover }: Book): Promise<Uint8Array> {
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
