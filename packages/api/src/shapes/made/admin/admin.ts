// Made from the contract by `npm run readers`.

export interface AdminWaiting {
  /** Stories and changes waiting for review */
  reviews: number;
  /** Reports that are still open */
  reports: number;
}

export interface Suspension {
  since: string;
  /** It ends by itself then; null: when it is lifted */
  until: string | null;
  /** As its user reads it */
  reason: string;
}

export interface AdminUser {
  id: string;
  username: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
  isVerified: boolean;
  role: "player" | "author" | "admin";
  createdAt: string;
  premiumUntil: string | null;
  lastSeenAt: string | null;
  hasSecondFactor: boolean;
  /** In their wallet */
  coins: number;
  /** Null: none that still holds */
  suspension: Suspension | null;
}

export interface AuditEntry {
  id: string;
  actor: {
    id: string;
    displayName: string;
  } | null;
  act: string;
  subject: {
    kind: string;
    id: string;
    name: string | null;
  } | null;
  before: unknown;
  after: unknown;
  createdAt: string;
}

export interface AuditLog {
  entries: AuditEntry[];
  nextCursor: string | null;
}

export interface Report {
  id: string;
  storyId: string;
  storyTitle: string;
  turnId: string;
  reason: "rating" | "harm" | "hate" | "sexual" | "other";
  note: string;
  /** The player's line or choice that the passage answers, while their session is kept */
  said: string | null;
  passage: string;
  status: "open" | "upheld" | "dismissed";
  createdAt: string;
}

export interface UserList {
  users: AdminUser[];
  totalUsers: number;
  nextCursor: string | null;
}
