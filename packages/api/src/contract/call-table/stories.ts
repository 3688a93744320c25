import { defineCalls } from "./define-calls.ts";

export const storyCalls = defineCalls("stories", {
  listStories: { method: "GET", path: "/stories/", access: "anyone" },
  featuredStories: { method: "GET", path: "/stories/featured/", access: "anyone" },
  trendingStories: { method: "GET", path: "/stories/trending/", access: "anyone" },
  searchStories: { method: "GET", path: "/stories/search/", access: "anyone", budget: "search" },
  browseStories: { method: "GET", path: "/stories/browse/", access: "anyone", budget: "search" },
  surpriseStory: { method: "GET", path: "/stories/surprise/", access: "anyone", budget: "search" },
  similarStories: { method: "GET", path: "/stories/{id}/similar", access: "anyone" },
  getStory: { method: "GET", path: "/stories/{id}", access: "anyone" },
});
