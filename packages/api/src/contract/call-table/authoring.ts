import { defineCalls } from "./define-calls.ts";

export const authoringCalls = defineCalls("authoring", {
  createStory: { method: "POST", path: "/stories/", access: "user" },
  myStories: { method: "GET", path: "/stories/my/", access: "user" },
  updateStory: { method: "PUT", path: "/stories/{id}", access: "user" },
  publishStory: { method: "PUT", path: "/stories/{id}/publish", access: "user" },
  archiveStory: { method: "PUT", path: "/stories/{id}/archive", access: "user" },
  featureStory: { method: "PUT", path: "/stories/{id}/featured", access: "admin" },
  listVersions: { method: "GET", path: "/stories/{id}/versions", access: "user" },
  getVersion: { method: "GET", path: "/stories/{id}/versions/{version}", access: "user" },
  restoreVersion: {
    method: "POST",
    path: "/stories/{id}/versions/{version}/restore",
    access: "user",
  },
  getNumbers: { method: "GET", path: "/stories/{id}/numbers", access: "user" },
  duplicateStory: { method: "POST", path: "/stories/{id}/duplicate", access: "user" },
  deleteDraft: { method: "DELETE", path: "/stories/{id}", access: "user" },
  restoreDraft: { method: "POST", path: "/stories/{id}/restore", access: "user" },
  shareDraft: { method: "POST", path: "/stories/{id}/share-link", access: "user" },
  endShareLink: { method: "DELETE", path: "/stories/{id}/share-link", access: "user" },
  openSharedStory: { method: "POST", path: "/stories/shared", access: "anyone" },
  suggestionsOffered: { method: "GET", path: "/authoring/suggestions", access: "user" },
  suggest: { method: "POST", path: "/authoring/suggestions", access: "user" },
  paintCovers: { method: "POST", path: "/authoring/covers", access: "user" },
  tryScene: { method: "POST", path: "/authoring/trial", access: "user" },
  uploadPicture: { method: "POST", path: "/media", access: "user" },
});
