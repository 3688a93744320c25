import { mediaSources } from "@katha/api";
import { canvasOf } from "./canvas.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { night } from "./night.ts";

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
