import { defineGroup } from "./define-group.ts";

export const taxonomyCalls = defineGroup("taxonomy", "admin", {
  listCategories: { method: "GET", path: "/categories/", access: "anyone" },
  listTags: { method: "GET", path: "/categories/tags/", access: "anyone" },
  createCategory: { method: "POST", path: "/categories/" },
  updateCategory: { method: "PUT", path: "/categories/{id}" },
  orderCategories: { method: "PUT", path: "/categories/order" },
  deleteCategory: { method: "DELETE", path: "/categories/{id}" },
  mergeCategory: { method: "POST", path: "/categories/{id}/merge" },
  createTag: { method: "POST", path: "/categories/tags/" },
  updateTag: { method: "PUT", path: "/categories/tags/{id}" },
  deleteTag: { method: "DELETE", path: "/categories/tags/{id}" },
  mergeTag: { method: "POST", path: "/categories/tags/{id}/merge" },
});
