import { storiesApi } from "@katha/api";
import type { PictureSource } from "@katha/ui";
import { toPicture } from "../mapping/cover.ts";
import type { AppState } from "../store/store.ts";
import type { DrawnName } from "./drawn-modules.ts";

export interface DrawnRoute {
  readonly name: DrawnName;
  /** The picture that the page opens on. */
  readonly lead: (state: AppState) => PictureSource | null;
}

const { featuredStories, getStory } = storiesApi.endpoints;

const named: Readonly<Record<string, DrawnName>> = {
  "/": "door",
  "/guide": "guide",
  "/terms-of-service": "terms",
  "/privacy-policy": "privacy",
};

export function drawnRouteAt(address: string): DrawnRoute | null {
  const path = address.replace(/(?<=.)\/$/, "");
  if (path === "/home") {
    return { name: "home", lead: (state) => coverOf(featuredStories.select()(state).data?.[0]) };
  }
  const id = /^\/game\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined) {
    return { name: "story", lead: (state) => coverOf(getStory.select(id)(state).data) };
  }
  const name = named[path];
  return name ? { name, lead: () => null } : null;
}

interface Covered {
  readonly cover_image_url: string | null;
  readonly image_alt: string;
}

function coverOf(story: Covered | undefined): PictureSource | null {
  return story ? toPicture(story.cover_image_url, story.image_alt) : null;
}
