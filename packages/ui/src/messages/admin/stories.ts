import type { MessageTable } from "../types.ts";

export const adminStoriesMessages = {
  "stories.title": /*i18n*/ { id: "admin.stories.title", message: "Stories" },
  "stories.count": /*i18n*/ {
    id: "admin.stories.count",
    message: "{count, plural, one {{amount} story} other {{amount} stories}}",
  },
  "stories.add": /*i18n*/ { id: "admin.stories.add", message: "Add New Story" },
  "stories.search": /*i18n*/ {
    id: "admin.stories.search",
    message: "Search titles, taglines and authors",
  },
  "stories.empty": /*i18n*/ { id: "admin.stories.empty", message: "No stories found" },
  "stories.status": /*i18n*/ { id: "admin.stories.status", message: "Status" },
  "stories.anyStatus": /*i18n*/ { id: "admin.stories.anyStatus", message: "Any status" },
  "stories.sort": /*i18n*/ { id: "admin.stories.sort", message: "Sorted by" },
  "stories.newest": /*i18n*/ { id: "admin.stories.newest", message: "Newest first" },
  "stories.oldest": /*i18n*/ { id: "admin.stories.oldest", message: "Oldest first" },
  "stories.byTitle": /*i18n*/ { id: "admin.stories.byTitle", message: "Title" },
  "stories.byPlays": /*i18n*/ { id: "admin.stories.byPlays", message: "Most played" },
  "stories.byLikes": /*i18n*/ { id: "admin.stories.byLikes", message: "Most liked" },
  "stories.columnTitle": /*i18n*/ { id: "admin.stories.columnTitle", message: "Title and tagline" },
  "stories.columnAuthor": /*i18n*/ { id: "admin.stories.columnAuthor", message: "Author" },
  "stories.columnCategory": /*i18n*/ { id: "admin.stories.columnCategory", message: "Category" },
  "stories.columnTags": /*i18n*/ { id: "admin.stories.columnTags", message: "Tags" },
  "stories.columnPremium": /*i18n*/ { id: "admin.stories.columnPremium", message: "Premium" },
  "stories.columnFeatured": /*i18n*/ { id: "admin.stories.columnFeatured", message: "Featured" },
  "stories.columnStats": /*i18n*/ { id: "admin.stories.columnStats", message: "Stats" },
  "stories.columnActions": /*i18n*/ { id: "admin.stories.columnActions", message: "Actions" },
  "stories.columnSelect": /*i18n*/ { id: "admin.stories.columnSelect", message: "Select" },
  "stories.premium": /*i18n*/ { id: "admin.stories.premium", message: "Premium" },
  "stories.free": /*i18n*/ { id: "admin.stories.free", message: "Free" },
  "stories.featured": /*i18n*/ { id: "admin.stories.featured", message: "Featured" },
  "stories.notFeatured": /*i18n*/ { id: "admin.stories.notFeatured", message: "Not Featured" },
  "stories.featureStory": /*i18n*/ {
    id: "admin.stories.featureStory",
    message: "{title}: featured",
  },
  "stories.selectStory": /*i18n*/ { id: "admin.stories.selectStory", message: "Select {title}" },
  "stories.selectAll": /*i18n*/ {
    id: "admin.stories.selectAll",
    message: "Select all on this page",
  },
  "stories.selected": /*i18n*/ {
    id: "admin.stories.selected",
    message: "{count, plural, one {{amount} selected} other {{amount} selected}}",
  },
  "stories.bulkFeature": /*i18n*/ { id: "admin.stories.bulkFeature", message: "Feature" },
  "stories.bulkUnfeature": /*i18n*/ {
    id: "admin.stories.bulkUnfeature",
    message: "Stop featuring",
  },
  "stories.bulkArchive": /*i18n*/ { id: "admin.stories.bulkArchive", message: "Archive" },
  "stories.bulkClear": /*i18n*/ { id: "admin.stories.bulkClear", message: "Clear the selection" },
  "stories.bulkBusy": /*i18n*/ { id: "admin.stories.bulkBusy", message: "Working..." },
  "stories.archiveTitle": /*i18n*/ {
    id: "admin.stories.archiveTitle",
    message: "{count, plural, one {Archive {amount} story?} other {Archive {amount} stories?}}",
  },
  "stories.archiveNote": /*i18n*/ {
    id: "admin.stories.archiveNote",
    message:
      "Readers will not find them any more. Sessions that run play on, and an archived story can be brought back.",
  },
  "stories.keep": /*i18n*/ { id: "admin.stories.keep", message: "Keep them" },
  "stories.view": /*i18n*/ { id: "admin.stories.view", message: "View {title}" },
  "stories.edit": /*i18n*/ { id: "admin.stories.edit", message: "Edit {title}" },
  "stories.featureFailed": /*i18n*/ {
    id: "admin.stories.featureFailed",
    message: "Failed to update featured status.",
  },

  "form.createTitle": /*i18n*/ { id: "admin.form.createTitle", message: "New Story" },
  "form.editTitle": /*i18n*/ { id: "admin.form.editTitle", message: "Edit Story" },
  "form.back": /*i18n*/ { id: "admin.form.back", message: "Back to the stories" },
  "form.loading": /*i18n*/ { id: "admin.form.loading", message: "Loading..." },
  "form.basic": /*i18n*/ { id: "admin.form.basic", message: "Basic Information" },
  "form.shelving": /*i18n*/ { id: "admin.form.shelving", message: "Categories and Tags" },
  "form.settings": /*i18n*/ { id: "admin.form.settings", message: "Story Settings" },
  "form.game": /*i18n*/ { id: "admin.form.game", message: "Game Configuration" },
  "form.structure": /*i18n*/ { id: "admin.form.structure", message: "Story Structure (JSON)" },
  "form.structureNote": /*i18n*/ {
    id: "admin.form.structureNote",
    message:
      "Where a choice leads to “end” and there is no such scene, one is added: “The end of your adventure.”",
  },
  "form.create": /*i18n*/ { id: "admin.form.create", message: "Create Story" },
  "form.save": /*i18n*/ { id: "admin.form.save", message: "Update Story" },
  "form.creating": /*i18n*/ { id: "admin.form.creating", message: "Creating..." },
  "form.saving": /*i18n*/ { id: "admin.form.saving", message: "Saving..." },
  "form.cancel": /*i18n*/ { id: "admin.form.cancel", message: "Cancel" },
  "form.expired": /*i18n*/ {
    id: "admin.form.expired",
    message: "Authentication failed. Please log in again.",
  },
  "form.forbiddenCreate": /*i18n*/ {
    id: "admin.form.forbiddenCreate",
    message: "You do not have permission to create stories",
  },
  "form.forbiddenUpdate": /*i18n*/ {
    id: "admin.form.forbiddenUpdate",
    message: "You do not have permission to update stories",
  },
  "form.invalid": /*i18n*/ { id: "admin.form.invalid", message: "Validation failed." },
  "form.failedCreate": /*i18n*/ {
    id: "admin.form.failedCreate",
    message: "Failed to create story.",
  },
  "form.failedUpdate": /*i18n*/ {
    id: "admin.form.failedUpdate",
    message: "Failed to update story.",
  },
} as const satisfies MessageTable;
