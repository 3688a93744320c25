import type { BodyOf, Category, createCategory as call } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { audited, taxonomyNotFound, type TaxonomyDependencies } from "./audited.ts";
import {
  deleteUnused,
  mergeInto,
  type TaxonomyOperations,
  type Merge,
} from "./delete-and-merge.ts";
import {
  insertCategory,
  lockCategories,
  lockCategory,
  moveLikings,
  moveStories,
  updateCategory,
} from "./repo.ts";

type Form = BodyOf<typeof call>;

export function addCategory(needs: TaxonomyDependencies, form: Form, viewer: Viewer) {
  return audited(needs, viewer, async (tx) => {
    const answer = await insertCategory(tx, { id: needs.ids(), ...form });
    return { answer, entry: { act: "category.created", subject: answer.id, after: answer } };
  });
}

export function changeCategory(
  needs: TaxonomyDependencies,
  id: string,
  form: Form,
  viewer: Viewer,
): Promise<Category> {
  return audited(needs, viewer, async (tx) => {
    const before = await lockCategory(tx, id);
    if (!before) throw taxonomyNotFound("category");
    const answer = await updateCategory(tx, id, form);
    return { answer, entry: { act: "category.changed", subject: id, before, after: answer } };
  });
}

/** Takes the whole order at once, so that two administrators cannot mix theirs. */
export function orderCategories(
  needs: TaxonomyDependencies,
  order: readonly string[],
  viewer: Viewer,
): Promise<Category[]> {
  return audited(needs, viewer, async (tx) => {
    const before = await lockCategories(tx);
    const asked = new Set(order);
    const isWhole = asked.size === order.length && asked.size === before.length;
    if (!isWhole || before.some(({ id }) => !asked.has(id)))
      throw new Problem(
        409,
        "order_incomplete",
        "The order must name every category once. Load the list again.",
      );
    const answer: Category[] = [];
    for (const [place, id] of order.entries())
      answer.push(await updateCategory(tx, id, { sort_order: place + 1 }));
    const names = (categories: readonly Category[]) => categories.map(({ name }) => name);
    const entry = { before: names(before), after: names(answer) };
    return { answer, entry: { act: "category.ordered", subject: "all", ...entry } };
  });
}

const operations: TaxonomyOperations<Category> = {
  kind: "category",
  lock: lockCategory,
  moveStories: async (tx, from, into) => {
    await moveLikings(tx, from, into);
    return moveStories(tx, from, into);
  },
};

export function deleteCategory(needs: TaxonomyDependencies, id: string, viewer: Viewer) {
  return deleteUnused(needs, operations, id, viewer);
}

export function mergeCategory(needs: TaxonomyDependencies, merge: Merge, viewer: Viewer) {
  return mergeInto(needs, operations, merge, viewer);
}
