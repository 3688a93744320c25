import { z } from "zod";
import { defineCall } from "../call.ts";
import { done, id } from "../fields/scalars.ts";
import { category, tag } from "../taxonomy.ts";
import { line } from "../fields/text.ts";

const access = "admin";
const params = z.object({ id });
const inUse = { 409: "Stories still use it; merge it into another instead." };

const categoryForm = z
  .object({
    name: line({
      required: "Name is required",
      max: 60,
      also: [
        [
          (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
          "Name can only contain small letters, digits and hyphens",
        ],
      ],
    }),
    display_name: line({ required: "Display name is required", max: 60 }),
  })
  .meta({ id: "CategoryForm" });

const tagForm = z
  .object({
    display_name: line({ required: "Display name is required", max: 40 }),
    color: line({
      required: "Colour is required",
      max: 7,
      also: [[(value) => /^#[0-9a-fA-F]{6}$/.test(value), "Colour must look like #a65a00"]],
    }),
  })
  .meta({ id: "TagForm" });

const mergeForm = z.object({ into: id.describe("What takes its stories over") });

export const createCategory = defineCall({
  id: "createCategory",
  method: "POST",
  path: "/categories",
  tag: "taxonomy",
  summary: "Add a category",
  access,
  body: categoryForm,
  answer: category,
  status: 201,
  problems: { 409: "The name is taken." },
});

export const updateCategory = defineCall({
  id: "updateCategory",
  method: "PUT",
  path: "/categories/{id}",
  tag: "taxonomy",
  summary: "Rename a category",
  access,
  params,
  body: categoryForm,
  answer: category,
  problems: { 409: "The name is taken." },
});

export const orderCategories = defineCall({
  id: "orderCategories",
  method: "PUT",
  path: "/categories/order",
  tag: "taxonomy",
  summary: "Put the categories in order",
  access,
  body: z.object({ ids: z.array(id).max(1_000).describe("All of them, first to last") }),
  answer: z.array(category),
});

export const deleteCategory = defineCall({
  id: "deleteCategory",
  method: "DELETE",
  path: "/categories/{id}",
  tag: "taxonomy",
  summary: "Delete a category that no story uses",
  access,
  params,
  answer: done,
  problems: inUse,
});

export const mergeCategory = defineCall({
  id: "mergeCategory",
  method: "POST",
  path: "/categories/{id}/merge",
  tag: "taxonomy",
  summary: "Merge a category into another",
  access,
  params,
  body: mergeForm,
  answer: category,
});

export const createTag = defineCall({
  id: "createTag",
  method: "POST",
  path: "/categories/tags",
  tag: "taxonomy",
  summary: "Add a tag",
  access,
  body: tagForm,
  answer: tag,
  status: 201,
  problems: { 409: "The name is taken." },
});

export const updateTag = defineCall({
  id: "updateTag",
  method: "PUT",
  path: "/categories/tags/{id}",
  tag: "taxonomy",
  summary: "Rename or recolour a tag",
  access,
  params,
  body: tagForm,
  answer: tag,
  problems: { 409: "The name is taken." },
});

export const deleteTag = defineCall({
  id: "deleteTag",
  method: "DELETE",
  path: "/categories/tags/{id}",
  tag: "taxonomy",
  summary: "Delete a tag that no story uses",
  access,
  params,
  answer: done,
  problems: inUse,
});

export const mergeTag = defineCall({
  id: "mergeTag",
  method: "POST",
  path: "/categories/tags/{id}/merge",
  tag: "taxonomy",
  summary: "Merge a tag into another",
  access,
  params,
  body: mergeForm,
  answer: tag,
});
