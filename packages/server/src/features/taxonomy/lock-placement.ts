import type { Category, FieldProblem, FieldProblemType, Tag } from "@katha/api/contract";
import { lockById } from "../../db/lock-by-id.ts";
import type { Db } from "../../db/open.ts";
import { Problem } from "../../lib/problem.ts";
import { findCategories, findTags } from "./repo.ts";

interface Place {
  category_id?: string | null | undefined;
  tag_ids?: readonly string[] | undefined;
}

function unknown(type: FieldProblemType, field: string, msg: string): FieldProblem {
  return { loc: ["body", field], msg, type };
}

/** The category and tags in a form, as far as it names them. */
export async function placementOf(
  db: Db,
  { category_id, tag_ids }: Place,
): Promise<{ category?: Category | null; tags?: Tag[] }> {
  return {
    ...(category_id !== undefined && {
      category: (await findCategories(db)).find(({ id }) => id === category_id) ?? null,
    }),
    ...(tag_ids && { tags: (await findTags(db)).filter(({ id }) => tag_ids.includes(id)) }),
  };
}

/** Locks a form's category and tags against deletion; throws if one does not exist. */
export async function lockPlacement(tx: Db, { category_id, tag_ids = [] }: Place): Promise<void> {
  const categories = category_id ? await lockById(tx, "categories", [category_id]) : [];
  const tags = await lockById(tx, "tags", tag_ids);
  const faults = [
    ...(category_id && categories.length === 0
      ? [
          unknown(
            "unknown_category",
            "category_id",
            "This category is not there any more. Choose another.",
          ),
        ]
      : []),
    ...(tags.length < new Set(tag_ids).size
      ? [
          unknown(
            "unknown_tag",
            "tag_ids",
            "One of these tags is not there any more. Choose again.",
          ),
        ]
      : []),
  ];
  if (faults.length > 0) throw new Problem(422, "invalid_input", faults);
}
