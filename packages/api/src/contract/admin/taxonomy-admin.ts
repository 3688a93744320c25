import * as z from "zod";
import { defineCall } from "../call.ts";
import { taxonomyCalls } from "../call-table/taxonomy.ts";
import { id } from "../fields/scalars.ts";
import { category, tag } from "../taxonomy.ts";
import { line } from "../fields/text.ts";

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

export const createCategory = defineCall(taxonomyCalls.createCategory, {
  summary: "Add a category",
  body: categoryForm,
  answer: category,
  status: 201,
  problems: { 409: "The name is taken." },
});

export const updateCategory = defineCall(taxonomyCalls.updateCategory, {
  summary: "Rename a category",
  body: categoryForm,
  answer: category,
  problems: { 409: "The name is taken." },
});

export const orderCategories = defineCall(taxonomyCalls.orderCategories, {
  summary: "Reorder the categories",
  body: z.object({ ids: z.array(id).max(1_000).describe("All of them, first to last") }),
  answer: z.array(category),
});

export const deleteCategory = defineCall(taxonomyCalls.deleteCategory, {
  summary: "Delete a category that no story uses",
  problems: inUse,
});

export const mergeCategory = defineCall(taxonomyCalls.mergeCategory, {
  summary: "Merge a category into another",
  body: mergeForm,
  answer: category,
});

export const createTag = defineCall(taxonomyCalls.createTag, {
  summary: "Add a tag",
  body: tagForm,
  answer: tag,
  status: 201,
  problems: { 409: "The name is taken." },
});

export const updateTag = defineCall(taxonomyCalls.updateTag, {
  summary: "Rename or recolour a tag",
  body: tagForm,
  answer: tag,
  problems: { 409: "The name is taken." },
});

export const deleteTag = defineCall(taxonomyCalls.deleteTag, {
  summary: "Delete a tag that no story uses",
  problems: inUse,
});

export const mergeTag = defineCall(taxonomyCalls.mergeTag, {
  summary: "Merge a tag into another",
  body: mergeForm,
  answer: tag,
});
