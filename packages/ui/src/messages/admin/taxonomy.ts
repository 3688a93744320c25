import type { MessageTable } from "../types.ts";

export const adminTaxonomyMessages = {
  "categories.title": /*i18n*/ { id: "admin.categories.title", message: "Categories" },
  "categories.note": /*i18n*/ {
    id: "admin.categories.note",
    message: "The rows of the home page, in this order.",
  },
  "categories.add": /*i18n*/ { id: "admin.categories.add", message: "Add Category" },
  "categories.empty": /*i18n*/ {
    id: "admin.categories.empty",
    message: "There are no categories yet.",
  },

  "tags.title": /*i18n*/ { id: "admin.tags.title", message: "Tags" },
  "tags.note": /*i18n*/ {
    id: "admin.tags.note",
    message: "Small marks on a story, each with a colour.",
  },
  "tags.add": /*i18n*/ { id: "admin.tags.add", message: "Add Tag" },
  "tags.empty": /*i18n*/ { id: "admin.tags.empty", message: "There are no tags yet." },

  "taxonomy.displayName": /*i18n*/ { id: "admin.taxonomy.displayName", message: "Display name" },
  "taxonomy.name": /*i18n*/ { id: "admin.taxonomy.name", message: "Name in addresses" },
  "taxonomy.nameHint": /*i18n*/ {
    id: "admin.taxonomy.nameHint",
    message: "Small letters, digits and hyphens.",
  },
  "taxonomy.color": /*i18n*/ { id: "admin.taxonomy.color", message: "Colour" },
  "taxonomy.colorPicker": /*i18n*/ {
    id: "admin.taxonomy.colorPicker",
    message: "Choose the colour",
  },
  "taxonomy.colorHint": /*i18n*/ { id: "admin.taxonomy.colorHint", message: "Like #a65a00." },
  "taxonomy.displayNameRequired": /*i18n*/ {
    id: "admin.taxonomy.displayNameRequired",
    message: "Display name is required",
  },
  "taxonomy.nameRequired": /*i18n*/ {
    id: "admin.taxonomy.nameRequired",
    message: "Name is required",
  },
  "taxonomy.nameLetters": /*i18n*/ {
    id: "admin.taxonomy.nameLetters",
    message: "Name can only contain small letters, digits and hyphens",
  },
  "taxonomy.colorShape": /*i18n*/ {
    id: "admin.taxonomy.colorShape",
    message: "Colour must look like #a65a00",
  },
  "taxonomy.save": /*i18n*/ { id: "admin.taxonomy.save", message: "Save" },
  "taxonomy.saving": /*i18n*/ { id: "admin.taxonomy.saving", message: "Saving..." },
  "taxonomy.cancel": /*i18n*/ { id: "admin.taxonomy.cancel", message: "Cancel" },
  "taxonomy.rename": /*i18n*/ { id: "admin.taxonomy.rename", message: "Change {name}" },
  "taxonomy.up": /*i18n*/ { id: "admin.taxonomy.up", message: "Move {name} up" },
  "taxonomy.down": /*i18n*/ { id: "admin.taxonomy.down", message: "Move {name} down" },
  "taxonomy.drag": /*i18n*/ { id: "admin.taxonomy.drag", message: "Drag {name}" },
  "taxonomy.moved": /*i18n*/ {
    id: "admin.taxonomy.moved",
    message: "{name} is now {place} of {count}.",
  },
  "taxonomy.merge": /*i18n*/ { id: "admin.taxonomy.merge", message: "Merge {name} into another" },
  "taxonomy.mergeTitle": /*i18n*/ { id: "admin.taxonomy.mergeTitle", message: "Merge {name}" },
  "taxonomy.mergeNote": /*i18n*/ {
    id: "admin.taxonomy.mergeNote",
    message: "Its stories go to the other, and {name} is gone. This cannot be taken back.",
  },
  "taxonomy.mergeInto": /*i18n*/ { id: "admin.taxonomy.mergeInto", message: "Into" },
  "taxonomy.mergeDo": /*i18n*/ { id: "admin.taxonomy.mergeDo", message: "Merge" },
  "taxonomy.remove": /*i18n*/ { id: "admin.taxonomy.remove", message: "Delete {name}" },
  "taxonomy.removeTitle": /*i18n*/ { id: "admin.taxonomy.removeTitle", message: "Delete {name}?" },
  "taxonomy.removeNote": /*i18n*/ {
    id: "admin.taxonomy.removeNote",
    message: "It is deleted where no story uses it; else it stays. This cannot be taken back.",
  },
  "taxonomy.removeDo": /*i18n*/ { id: "admin.taxonomy.removeDo", message: "Delete" },
  "taxonomy.used": /*i18n*/ {
    id: "admin.taxonomy.used",
    message:
      "{count, plural, one {{amount} story uses it: merge it into another instead.} other {{amount} stories use it: merge it into another instead.}}",
  },
  "taxonomy.stories": /*i18n*/ {
    id: "admin.taxonomy.stories",
    message: "{count, plural, one {{amount} story} other {{amount} stories}}",
  },
} as const satisfies MessageTable;
