import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import type { PictureSource } from "../../primitives/content/Picture/Picture.tsx";

/** Where pages are, and where pictures come from. */
export interface Addresses {
  home: string;
  /** All stories; with a category, a tag or an author, or words to look for: theirs alone. */
  stories: (only?: { by: "q" | "category" | "tag" | "author"; value: string }) => string;
  story: (story: string) => string;
  play: (session: string) => string;
  sessionBook: (session: string) => string;
  sessionMap: (session: string) => string;
  profile: string;
  settings: string;
  notifications: string;
  login: string;
  register: string;
  forgotPassword: string;
  guide: string;
  waitlist: string;
  terms: string;
  privacy: string;
  createStory: string;
  myStories: string;
  editStory: (story: string) => string;
  storyNumbers: (story: string) => string;
  /** Where somebody registers who was invited. */
  invitation: (token: string) => string;
  adminEditStory: (story: string) => string;
  adminStories: string;
  adminNewStory: string;
  adminReviews: string;
  adminReview: (story: string) => string;
  adminModels: string;
  /** A picture in the sizes that there are of it; null where there is none. */
  picture: (url: string | null, alt: string) => PictureSource | null;
}

const to = (page: string) => (id: string) => `${page}/${encodeURIComponent(id)}`;

const usual: Addresses = {
  home: "/home",
  stories: (only) =>
    only === undefined ? "/stories" : `/stories?${only.by}=${encodeURIComponent(only.value)}`,
  story: to("/game"),
  play: to("/play"),
  sessionBook: (session) => `${to("/play")(session)}/book`,
  sessionMap: (session) => `${to("/play")(session)}/map`,
  profile: "/profile",
  settings: "/profile/settings",
  notifications: "/news",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  guide: "/guide",
  waitlist: "/premium-waitlist",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  createStory: "/create-story",
  myStories: "/my-stories",
  editStory: to("/edit-story"),
  storyNumbers: (story) => `${to("/my-stories")(story)}/numbers`,
  invitation: (token) => `/register?invitation=${encodeURIComponent(token)}`,
  adminEditStory: to("/admin/stories/edit"),
  adminStories: "/admin/stories",
  adminNewStory: "/admin/stories/new",
  adminReviews: "/admin/review",
  adminReview: to("/admin/review"),
  adminModels: "/admin/models",
  picture: (url, alt) => (url ? { src: url, alt } : null),
};

const AddressesContext = createContext(usual);

export interface AddressesProviderProps {
  /** Those that are not Katha's own. */
  addresses: Partial<Addresses>;
  /** The part of the app whose links these are. */
  children: ReactNode;
}

/** Tells every piece where the pages are that it links to, and how to get a picture, once for all. */
export function AddressesProvider({ addresses, children }: AddressesProviderProps) {
  const value = useMemo(() => ({ ...usual, ...addresses }), [addresses]);
  return <AddressesContext value={value}>{children}</AddressesContext>;
}

export const useAddresses = (): Addresses => useContext(AddressesContext);
