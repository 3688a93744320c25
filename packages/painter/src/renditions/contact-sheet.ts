import sharp from "sharp";

/** Pictures side by side on grey, for comparison. */
export async function contactSheet(
  pictures: readonly Uint8Array[],
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<Buffer> {
  const gap = 8;
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map((picture) => sharp(picture).resize(width, height, { fit: "contain" }).toBuffer()),
  );
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: "#888888",
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: gap + (i % columns) * (width + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      })),
    )
    .png()
    .toBuffer();
}
