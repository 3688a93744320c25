import { defineCalls } from "./define-calls.ts";

export const taxonomyCalls = defineCalls("taxonomy", {
  listCategories: { method: "GET", path: "/categories/", access: "anyone" },
  listTags: { method: "GET", path: "/categories/tags/", access: "anyone" },
  createCategory: { method: "POST", path: "/categories/", access: "admin" },
  updateCategory: { method: "PUT", path: "/categories/{id}", access: "admin" },
  orderCategories: { method: "PUT", path: "/categories/order", access: "admin" },
  deleteCategory: { method: "DELETE", path: "/categories/{id}", access: "admin" },
  mergeCategory: { method: "POST", path: "/categories/{id}/merge", access: "admin" },
  createTag: { method: "POST", path: "/categories/tags/", access: "admin" },
  updateTag: { method: "PUT", path: "/categories/tags/{id}", access: "admin" },
  deleteTag: { method: "DELETE", path: "/categories/tags/{id}", access: "admin" },
  mergeTag: { method: "POST", path: "/categories/tags/{id}/merge", access: "admin" },
});
