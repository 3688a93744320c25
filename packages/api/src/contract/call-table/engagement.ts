import { defineGroup } from "./define-group.ts";

export const engagementCalls = defineGroup("engagement", "user", {
  likeStory: { method: "POST", path: "/stories/{id}/like" },
  bookmarkStory: { method: "POST", path: "/stories/{id}/bookmark" },
  shareStory: { method: "POST", path: "/stories/{id}/share", access: "anyone", budget: "share" },
  listBookmarks: { method: "GET", path: "/stories/bookmarked/" },
  listLikes: { method: "GET", path: "/stories/liked/" },
  rateStory: { method: "PUT", path: "/stories/{id}/rating" },
});
