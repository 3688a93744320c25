// Made from the contract by `npm run readers`.
import type { SecondFactorStatus } from "./second-factor-asked.ts";

export interface User {
  id: string;
  username: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
  isVerified: boolean;
  role: "player" | "author" | "admin";
  createdAt: string;
  /** Mature stories come without a veil */
  showsMature: boolean;
  /** Authors may see, without who, lines that their story could not answer; null: not asked yet, and none are kept */
  sharesUnanswered: boolean | null;
  /** Asked once, before the first mature story */
  hasConfirmedAge: boolean;
  /** How often unread news is sent */
  newsByEmail: "off" | "daily" | "weekly";
}

export interface AccountExport {
  exportedAt: string;
  user: User;
  stories: {
    id: string;
  }[];
  sessions: {
    id: string;
  }[];
  likedStoryIds: string[];
  bookmarkedStoryIds: string[];
  walletEntries: {
    id: string;
  }[];
  /** What one sent to authors */
  corrections: {
    id: string;
  }[];
}

export interface SignIn {
  id: string;
  /** As the browser names itself */
  device: string;
  isCurrent: boolean;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

export interface SignedInUser extends User {
  secondFactor: SecondFactorStatus;
}
