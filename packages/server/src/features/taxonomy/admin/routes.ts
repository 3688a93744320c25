import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import {
  addCategory,
  changeCategory,
  deleteCategory,
  mergeCategory,
  orderCategories,
} from "./categories.ts";
import type { TaxonomyDependencies } from "./audited.ts";
import { addTag, changeTag, deleteTag, mergeTag } from "./tags.ts";

export function taxonomyAdminRoutes(register: RegisterCall, needs: TaxonomyDependencies): void {
  register(calls.createCategory, ({ body, viewer }) => addCategory(needs, body, viewer));
  register(calls.orderCategories, ({ body, viewer }) => orderCategories(needs, body.ids, viewer));
  register(calls.updateCategory, ({ params, body, viewer }) =>
    changeCategory(needs, params.id, body, viewer),
  );
  register(calls.deleteCategory, ({ params, viewer }) => deleteCategory(needs, params.id, viewer));
  register(calls.mergeCategory, ({ params, body, viewer }) =>
    mergeCategory(needs, { from: params.id, into: body.into }, viewer),
  );
  register(calls.createTag, ({ body, viewer }) => addTag(needs, body, viewer));
  register(calls.updateTag, ({ params, body, viewer }) =>
    changeTag(needs, params.id, body, viewer),
  );
  register(calls.deleteTag, ({ params, viewer }) => deleteTag(needs, params.id, viewer));
  register(calls.mergeTag, ({ params, body, viewer }) =>
    mergeTag(needs, { from: params.id, into: body.into }, viewer),
  );
}
