// Made from the contract by `npm run readers`.
import type { PaintedCover, PaintedCovers } from "../../../shapes/made/story/painted-covers.ts";
import { type Reader, list, object, text } from "../../fields.ts";

export const readPaintedCover: Reader<PaintedCover> = object({
  url: text(),
  alt: text(),
  painted_by: text(),
});

export const readPaintedCovers: Reader<PaintedCovers> = object({
  drafts: list(readPaintedCover),
});
