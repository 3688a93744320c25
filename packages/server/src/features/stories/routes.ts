import {
  browseStories,
  featuredStories,
  getStory,
  listBookmarks,
  listLikes,
  listStories,
  searchStories,
  similarStories,
  surpriseStory,
  trendingStories,
} from "@katha/api/contract";
import { storyAsEdited } from "./authoring/saving/beside.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { browse, similarTo, surprise, type BrowseDependencies } from "./browse/browse.ts";
import { createTraitSample } from "./browse/trait-sample.ts";
import { markedStories } from "./marked.ts";
import { withNeedOfModel, type NeedsModelDependencies } from "./needs-model.ts";
import { featured, pageOfStories, search, trending, type StoriesDependencies } from "./service.ts";

export function storyRoutes(
  register: RegisterCall,
  given: StoriesDependencies & Omit<BrowseDependencies, "sample"> & NeedsModelDependencies,
): void {
  const needs = { ...given, sample: createTraitSample(given) };
  register(listStories, ({ query, viewer }) => pageOfStories(needs, query, viewer));
  register(featuredStories, ({ query, viewer }) => featured(needs, query.limit, viewer));
  register(trendingStories, ({ query, viewer }) => trending(needs, query.limit, viewer));
  register(searchStories, ({ query, viewer }) => search(needs, query, viewer));
  register(browseStories, ({ query, viewer }) => browse(needs, query, viewer));
  register(surpriseStory, ({ viewer }) => surprise(needs, viewer));
  register(similarStories, ({ params, query, viewer }) =>
    similarTo(needs, { ...params, ...query }, viewer),
  );
  register(listBookmarks, ({ query, viewer }) =>
    markedStories(needs, "bookmark", query, signedIn(viewer)),
  );
  register(listLikes, ({ query, viewer }) => markedStories(needs, "like", query, signedIn(viewer)));
  register(getStory, async ({ params, viewer }) =>
    withNeedOfModel(needs, await storyAsEdited(needs, params.id, viewer)),
  );
}
