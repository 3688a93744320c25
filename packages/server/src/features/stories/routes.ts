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
import type { Reads } from "../../db/reads.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { browse, similarTo, surprise, type BrowseDependencies } from "./browse/browse.ts";
import { createTraitSample } from "./browse/trait-sample.ts";
import { markedStories } from "./marked.ts";
import { withNeedOfModel, type NeedsModelDependencies } from "./needs-model.ts";
import { featured, pageOfStories, search, trending, type StoriesDependencies } from "./service.ts";

interface StoryRouteNeeds
  extends StoriesDependencies, Omit<BrowseDependencies, "sample" | "db">, NeedsModelDependencies {
  reads: Reads;
}

export function storyRoutes(register: RegisterCall, given: StoryRouteNeeds): void {
  const { reads, clock } = given;
  const sample = createTraitSample(given);
  register(listStories, ({ query, viewer }) =>
    reads.by(viewer, (db) => pageOfStories({ db }, query, viewer)),
  );
  register(featuredStories, ({ query, viewer }) =>
    reads.by(viewer, (db) => featured({ db }, query.limit, viewer)),
  );
  register(trendingStories, ({ query, viewer }) =>
    reads.by(viewer, (db) => trending({ db, clock }, query.limit, viewer)),
  );
  register(searchStories, ({ query, viewer }) =>
    reads.by(viewer, (db) => search({ db }, query, viewer)),
  );
  register(browseStories, ({ query, viewer }) =>
    reads.by(viewer, (db) => browse({ db, clock, sample }, query, viewer)),
  );
  register(surpriseStory, ({ viewer }) => reads.by(viewer, (db) => surprise({ db }, viewer)));
  register(similarStories, ({ params, query, viewer }) =>
    reads.by(viewer, (db) => similarTo({ db }, { ...params, ...query }, viewer)),
  );
  register(listBookmarks, ({ query, viewer }) =>
    reads.by(viewer, (db) => markedStories({ db }, "bookmark", query, viewer)),
  );
  register(listLikes, ({ query, viewer }) =>
    reads.by(viewer, (db) => markedStories({ db }, "like", query, viewer)),
  );
  register(
    getStory,
    ({ params, viewer }) =>
      reads.by(viewer, async (db) =>
        withNeedOfModel({ ...given, db }, await storyAsEdited({ db }, params.id, viewer)),
      ),
    { inTurn: true },
  );
}
