import { storiesApi } from "@katha/api";
import { bannerStoryOf, type PictureSource } from "@katha/ui";
import { addresses } from "../shell/addresses.ts";
import { base } from "../routes/base.ts";
import { matchPath } from "../routes/router.ts";
import { type RouteId, pageRoutes } from "../routes/route-table.ts";
import type { AppState } from "../store/store.ts";

type Lead = (state: AppState, storyId: string) => PictureSource | null;

const { featuredStories, getStory } = storiesApi.endpoints;

/** The picture at the top of a page. */
const leads: Partial<Record<RouteId, Lead>> = {
  home: (state) => coverOf(bannerStoryOf(featuredStories.select()(state).data ?? [])),
  story: (state, storyId) => coverOf(getStory.select(storyId)(state).data),
};

interface ServerRenderedPage {
  /** The page's module, as named in the build's manifest. */
  readonly module: string;
  readonly lead: (state: AppState) => PictureSource | null;
}

export function serverRenderedPageAt(address: string): ServerRenderedPage | null {
  const [pathname = ""] = address.split("?", 1);
  for (const { id, path, page, serverRendered } of pageRoutes) {
    const match = serverRendered && matchPath(base + path, pathname);
    if (!match) continue;
    const { storyId = "" } = match.params as { storyId?: string };
    return {
      module: `src/pages/${page}.tsx`,
      lead: (state) => leads[id]?.(state, storyId) ?? null,
    };
  }
  return null;
}

interface Covered {
  readonly coverImageUrl: string | null;
  readonly imageAlt: string;
}

function coverOf(story: Covered | undefined): PictureSource | null {
  return story ? addresses.picture(story.coverImageUrl, story.imageAlt) : null;
}
