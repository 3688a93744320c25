import type { Category, Tag } from "../contract/taxonomy.ts";
import { type Reader, id, list, number, object, objectOrNull, text } from "./fields.ts";

const categoryFields = { id, name: text(), display_name: text(), sort_order: number() };

export const readCategory: Reader<Category> = object(categoryFields);
export const readCategoryOrNull: Reader<Category | null> = objectOrNull(categoryFields);
export const readCategories = list(readCategory);

export const readTag: Reader<Tag> = object({ id, display_name: text(), color: text() });
export const readTags = list(readTag);
