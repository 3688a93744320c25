import { createContext, useContext, useMemo } from "react";
import type { PictureSource } from "../../primitives/content/Picture/Picture.tsx";

/** Where readers go from a card, and where pictures come from. */
export interface GivenReadingAddresses {
  home: string;
  /** All stories; a query of ours is put behind it. */
  stories: string;
  story: (story: string) => string;
  play: (session: string) => string;
  /** A picture in the sizes that there are of it; null where there is none. */
  picture: (url: string | null, alt: string) => PictureSource | null;
}

/** Those stories that have this. */
export interface OnlyStories {
  by: "category" | "tag" | "author";
  value: string;
}

export interface ReadingAddresses extends Omit<GivenReadingAddresses, "stories"> {
  stories: (only?: OnlyStories) => string;
}

/** The address of one of several things. */
export const oneOf = (page: string) => (id: string) => `${page}/${encodeURIComponent(id)}`;

const usual: GivenReadingAddresses = {
  home: "/home",
  stories: "/stories",
  story: oneOf("/game"),
  play: oneOf("/play"),
  picture: (url, alt) => (url ? { src: url, alt } : null),
};

/** What the app gives; each hook has Katha's own for the rest, so that a page brings those of its area alone. */
export const GivenAddresses = createContext({});

/** What a card needs: whoever takes a card alone pays for no more. */
export function useReadingAddresses(): ReadingAddresses {
  const given = useContext(GivenAddresses);
  return useMemo(() => {
    const all = { ...usual, ...given };
    return {
      ...all,
      stories: (only) =>
        all.stories + (only ? `?${only.by}=${encodeURIComponent(only.value)}` : ""),
    };
  }, [given]);
}
