// Made from the contract by `npm run readers`.
import type { Category, Tag } from "../../shapes/made/taxonomy.ts";
import { type Reader, id, number, object, text } from "../fields.ts";

export const readCategory: Reader<Category> = object({
  id,
  name: text(),
  display_name: text(),
  sort_order: number(),
});

export const readTag: Reader<Tag> = object({
  id,
  display_name: text(),
  color: text(),
});
