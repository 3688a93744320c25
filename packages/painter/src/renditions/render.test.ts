import { expect, test } from "vitest";
import { paint } from "../paint.ts";
import { renderOne } from "./render.ts";

const svg = paint({ place: "forest" }, { width: 800, height: 450, seed: "a" });

test.each([
  ["avif", 4, "ftypavif"],
  ["webp", 8, "WEBP"],
] as const)(
  "a picture's file is of the format that it is named for: %s",
  async (format, at, mark) => {
    const file = await renderOne(svg, 320, format);
    expect(file.toString("latin1", at, at + mark.length)).toBe(mark);
  },
);
