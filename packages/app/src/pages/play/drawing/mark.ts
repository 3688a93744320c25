import { faceOf } from "./canvas.ts";
import { night } from "./night.ts";

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
