import { useRef } from "react";
import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import { backdrop, source } from "./styles.ts";

/** How many screen pixels one pixel of the canvas stands for, in each direction. */
const scale = 16;
const blurPx = 28;

/**
 * The cover, out of focus. A CSS filter would be computed again in every frame while the story is written above it,
 * so the picture is blurred once, on a small canvas that the browser stretches.
 */
export function Backdrop({ cover }: { cover: PictureSource }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <>
      <picture css={source}>
        {cover.avif && <source type="image/avif" srcSet={cover.avif} sizes="320px" />}
        {cover.webp && <source type="image/webp" srcSet={cover.webp} sizes="320px" />}
        <img
          src={cover.src}
          alt=""
          onLoad={(event) => canvas.current && drawBlurred(event.currentTarget, canvas.current)}
        />
      </picture>
      <canvas ref={canvas} css={backdrop} aria-hidden />
    </>
  );
}

function drawBlurred(picture: HTMLImageElement, canvas: HTMLCanvasElement): void {
  canvas.width = Math.ceil(canvas.clientWidth / scale);
  canvas.height = Math.ceil(canvas.clientHeight / scale);
  const context = canvas.getContext("2d");
  if (context === null) return;
  const { naturalWidth, naturalHeight } = picture;
  const fit = Math.max(canvas.width / naturalWidth, canvas.height / naturalHeight);
  const [width, height] = [naturalWidth * fit, naturalHeight * fit];
  // Browsers without canvas filters still show the picture, at a sixteenth of its resolution.
  context.filter = `blur(${blurPx / scale}px) saturate(1.35)`;
  context.imageSmoothingQuality = "high";
  context.drawImage(
    picture,
    (canvas.width - width) / 2,
    (canvas.height - height) / 2,
    width,
    height,
  );
}
