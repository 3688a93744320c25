import type { User } from "@katha/api";
import { idOf } from "./stories.ts";

export const reader: User = {
  id: idOf(600),
  username: "meera_7",
  email: "meera@example.org",
  display_name: "Meera",
  avatar_url: null,
  is_verified: true,
  role: "player",
  created_at: "2026-10-02T09:30:00.000Z",
};

/** Who looks at a page. */
export const viewers = {
  guest: null,
  reader,
  author: {
    ...reader,
    id: idOf(601),
    username: "fort_desk",
    display_name: "Kavya",
    role: "author",
  },
  admin: { ...reader, id: idOf(602), username: "asha", display_name: "Asha", role: "admin" },
} as const satisfies Record<string, User | null>;
