// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/pictures.ts";
import { type Reader, number, object, text } from "../../fields.ts";

export const readKeptPicture: Reader<z.output<typeof contract.keptPicture>> = object({
  url: text(),
  width: number(),
  height: number(),
});
