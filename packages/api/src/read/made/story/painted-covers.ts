// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/story/painted-covers.ts";
import { type Reader, list, object, text } from "../../fields.ts";

export const readPaintedCover: Reader<z.output<typeof contract.paintedCover>> = object({
  url: text(),
  alt: text(),
  painted_by: text(),
});

export const readPaintedCovers: Reader<AnswerOf<typeof contract.paintCovers>> = object({
  drafts: list(readPaintedCover),
});
