import type { User } from "../shapes/made/account/users.ts";

/** A player. */
export const asha: User = {
  id: "0197f3a2-6c1e-7b3d-9a52-000000000001",
  username: "asha",
  email: "asha@example.org",
  displayName: "Asha",
  avatarUrl: null,
  isVerified: true,
  role: "player",
  createdAt: "2026-11-20T09:30:00.000Z",
  showsMature: false,
  sharesUnanswered: null,
  newsByEmail: "off",
  hasConfirmedAge: false,
};
