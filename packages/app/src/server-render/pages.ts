import { storiesApi } from "@katha/api";
import type { PictureSource } from "@katha/ui";
import { toPicture } from "../mapping/cover.ts";
import { matchPath } from "../router.ts";
import type { AppState } from "../store/store.ts";

interface ServerRenderedPage {
  readonly path: string;
  /** The module of its component, as the build's manifest names it. */
  readonly module: string;
  /** The picture that the page opens on. */
  readonly lead?: (state: AppState, storyId: string) => PictureSource | null;
}

const { featuredStories, getStory } = storiesApi.endpoints;

/** None of them has a form that could be filled in before the app has started. */
const pages: readonly ServerRenderedPage[] = [
  { path: "/", module: "src/pages/LandingPage.tsx" },
  {
    path: "/home",
    module: "src/pages/HomePage.tsx",
    lead: (state) => coverOf(featuredStories.select()(state).data?.[0]),
  },
  {
    path: "/game/:storyId",
    module: "src/pages/StoryPage.tsx",
    lead: (state, storyId) => coverOf(getStory.select(storyId)(state).data),
  },
  { path: "/guide", module: "src/pages/GuidePage.tsx" },
  { path: "/terms-of-service", module: "src/pages/legal/TermsPage.tsx" },
  { path: "/privacy-policy", module: "src/pages/legal/PrivacyPage.tsx" },
];

interface Found {
  readonly module: string;
  readonly lead: (state: AppState) => PictureSource | null;
}

export function serverRenderedPageAt(address: string): Found | null {
  for (const { path, module, lead } of pages) {
    const match = matchPath(path, address);
    if (!match) continue;
    const { storyId = "" } = match.params as { storyId?: string };
    return { module, lead: (state) => lead?.(state, storyId) ?? null };
  }
  return null;
}

interface Covered {
  readonly cover_image_url: string | null;
  readonly image_alt: string;
}

function coverOf(story: Covered | undefined): PictureSource | null {
  return story ? toPicture(story.cover_image_url, story.image_alt) : null;
}
