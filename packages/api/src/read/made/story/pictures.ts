// Made from the contract by `npm run readers`.
import type { KeptPicture } from "../../../shapes/made/story/pictures.ts";
import { type Reader, number, object, text } from "../../fields.ts";

export const readKeptPicture: Reader<KeptPicture> = object({
  url: text(),
  width: number(),
  height: number(),
});
