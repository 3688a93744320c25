// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../contract/taxonomy.ts";
import { type Reader, id, number, object, text } from "../fields.ts";

export const readCategory: Reader<z.output<typeof contract.category>> = object({
  id,
  name: text(),
  display_name: text(),
  sort_order: number(),
});

export const readTag: Reader<z.output<typeof contract.tag>> = object({
  id,
  display_name: text(),
  color: text(),
});
