// Made from the contract by `npm run readers`.
import type { Done } from "../../../shapes/made/fields/scalars.ts";
import { type Reader, object, text } from "../../fields.ts";

export const readDone: Reader<Done> = object({
  message: text(),
});
