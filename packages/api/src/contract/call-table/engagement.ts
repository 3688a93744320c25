import { defineCalls } from "./define-calls.ts";

export const engagementCalls = defineCalls("engagement", {
  likeStory: { method: "POST", path: "/stories/{id}/like", access: "user" },
  bookmarkStory: { method: "POST", path: "/stories/{id}/bookmark", access: "user" },
  shareStory: { method: "POST", path: "/stories/{id}/share", access: "anyone", budget: "share" },
  listBookmarks: { method: "GET", path: "/stories/bookmarked/", access: "user" },
  listLikes: { method: "GET", path: "/stories/liked/", access: "user" },
  rateStory: { method: "PUT", path: "/stories/{id}/rating", access: "user" },
});
