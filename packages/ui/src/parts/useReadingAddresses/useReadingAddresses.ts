import { createContext, useContext } from "react";
import type { PictureSource } from "../../primitives/content/Picture/Picture.tsx";

/** Where readers go from a card, and where pictures come from. */
export interface ReadingAddresses {
  home: string;
  /** All stories; with a category, a tag or an author, or words to look for: theirs alone. */
  stories: (only?: { by: "q" | "category" | "tag" | "author"; value: string }) => string;
  story: (story: string) => string;
  play: (session: string) => string;
  /** A picture in the sizes that there are of it; null where there is none. */
  picture: (url: string | null, alt: string) => PictureSource | null;
}

/** The address of one of several things. */
export const oneOf = (page: string) => (id: string) => `${page}/${encodeURIComponent(id)}`;

const usual: ReadingAddresses = {
  home: "/home",
  stories: (only) =>
    only === undefined ? "/stories" : `/stories?${only.by}=${encodeURIComponent(only.value)}`,
  story: oneOf("/game"),
  play: oneOf("/play"),
  picture: (url, alt) => (url ? { src: url, alt } : null),
};

/** What the app gives; each hook has Katha's own for the rest, so that a page brings those of its area alone. */
export const GivenAddresses = createContext({});

/** What a card needs: whoever takes a card alone pays for no more. */
export const useReadingAddresses = (): ReadingAddresses => ({
  ...usual,
  ...useContext(GivenAddresses),
});
