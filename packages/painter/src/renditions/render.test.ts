import { expect, test } from "vitest";
import { paint } from "../paint.ts";
import { renderOne, renderPicture } from "./render.ts";

const svg = paint({ place: "forest" }, { width: 800, height: 450, seed: "a" });
const starts = (bytes: Uint8Array | undefined, from: number, to: number): string =>
  Buffer.from(bytes ?? []).toString("latin1", from, to);

test("a picture's files are of the formats that they are named for", async () => {
  const { avif, webp } = await renderPicture(svg, [320]);
  expect(starts(avif.get(320), 4, 12)).toBe("ftypavif");
  expect(starts(webp.get(320), 8, 12)).toBe("WEBP");
  expect(starts(await renderOne(svg, 320, "webp"), 8, 12)).toBe("WEBP");
});
