import { type ReactNode, useMemo } from "react";
import type { DeskAddresses } from "../useDeskAddresses/useDeskAddresses.ts";
import {
  GivenAddresses,
  type GivenReadingAddresses,
  oneOf,
  type ReadingAddresses,
  useReadingAddresses,
} from "../useReadingAddresses/useReadingAddresses.ts";

/** Where the pages of the site are. */
export interface SiteAddresses extends ReadingAddresses {
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
}

/** Where all pages are. */
export interface Addresses
  extends Omit<SiteAddresses, "stories">, Pick<GivenReadingAddresses, "stories">, DeskAddresses {}

const played = oneOf("/play");

const usual: Omit<SiteAddresses, keyof ReadingAddresses> = {
  sessionBook: (session) => `${played(session)}/book`,
  sessionMap: (session) => `${played(session)}/map`,
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
};

export interface AddressesProviderProps {
  /** Those that are not Katha's own. Give the same object each time. */
  addresses: Partial<Addresses>;
  /** The part of the app whose links these are. */
  children: ReactNode;
}

/** Tells every piece where the pages are that it links to, and how to get a picture, once for all. */
export function AddressesProvider({ addresses, children }: AddressesProviderProps) {
  return <GivenAddresses value={addresses}>{children}</GivenAddresses>;
}

/** What is given comes with the addresses of reading, and takes the place of the usual. */
export function useAddresses(): SiteAddresses {
  const reading = useReadingAddresses();
  return useMemo(() => ({ ...usual, ...reading }), [reading]);
}
