import { paragraphsOf, withoutMarks } from "@katha/ui/screens";
import {
  backdropOf,
  fetchCover,
  blobOf,
  drawBlock,
  faceOf,
  heightOf,
  loadFaces,
  setBlock,
  drawMark,
  markText,
  night,
} from "./canvas.ts";

export interface Card {
  readonly passage: string;
  readonly title: string;
  readonly language: string;
  /** The address of the story's cover. */
  readonly cover: string | null;
}

const width = 1_080;
const height = 1_350;
const margin = 96;
const foot = 190;

/** A passage over the story's cover, with the story's title and Katha's mark, as a PNG. */
export async function drawCard(card: Card): Promise<{ picture: Blob; isCut: boolean }> {
  const { passage, title, language, cover } = card;
  const [narration, named] = [faceOf("narration"), faceOf("title")];
  const [picture] = await Promise.all([
    fetchCover(cover),
    loadFaces([
      [`60px ${narration}`, passage],
      [`40px ${named}`, title + markText],
    ]),
  ]);
  const { canvas, draw } = backdropOf(picture, width, height);
  if (picture !== null) {
    // Words over a picture stand on a dark scrim.
    draw.fillStyle = `${night.ground}c7`;
    draw.fillRect(0, 0, width, height);
  }
  draw.strokeStyle = night.lamp;
  draw.lineWidth = 3;
  draw.strokeRect(margin / 2, margin / 2, width - margin, height - margin);
  const column = { language, width: width - 2 * margin - 24 } as const;
  const room = height - 2 * margin - foot;
  const words = setBlock(draw, {
    ...column,
    text: paragraphsOf(withoutMarks(passage)).flat().join("\n"),
    face: narration,
    color: night.ink,
    height: room,
    sizes: [72, 62, 54, 47, 41, 36, 32],
    align: "start",
  });
  const left = margin + 12;
  drawBlock(draw, words, left, margin + (room - heightOf(words)) / 2);
  const of = setBlock(draw, {
    ...column,
    text: title,
    face: named,
    color: night.lamp,
    height: 70,
    sizes: [44, 36, 30],
    align: "center",
  });
  drawBlock(draw, of, left, height - margin - foot + 40);
  drawMark(draw, width / 2, height - margin - 34, 32);
  return { picture: await blobOf(canvas, "image/png"), isCut: words.isCut };
}
