// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/fields/scalars.ts";
import { type Reader, object, text } from "../../fields.ts";

export const readDone: Reader<z.output<typeof contract.done>> = object({
  message: text(),
});
