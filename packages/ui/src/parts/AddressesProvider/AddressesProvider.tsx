import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import {
  oneOf,
  ReadingContext,
  type ReadingAddresses,
  usualReading,
} from "../useReadingAddresses/useReadingAddresses.ts";

/** Where all pages are. */
export interface Addresses extends ReadingAddresses {
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
}

const usual: Addresses = {
  ...usualReading,
  sessionBook: (session) => `${oneOf("/play")(session)}/book`,
  sessionMap: (session) => `${oneOf("/play")(session)}/map`,
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
  editStory: oneOf("/edit-story"),
  storyNumbers: (story) => `${oneOf("/my-stories")(story)}/numbers`,
  invitation: (token) => `/register?invitation=${encodeURIComponent(token)}`,
  adminEditStory: oneOf("/admin/stories/edit"),
  adminStories: "/admin/stories",
  adminNewStory: "/admin/stories/new",
  adminReviews: "/admin/review",
  adminReview: oneOf("/admin/review"),
  adminModels: "/admin/models",
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
  return (
    <ReadingContext value={value}>
      <AddressesContext value={value}>{children}</AddressesContext>
    </ReadingContext>
  );
}

export const useAddresses = (): Addresses => useContext(AddressesContext);
