import { expect, it } from "vitest";
import { idOf } from "../../testing/stories.ts";
import { toAccount, toSignIn } from "./account.ts";

const moment = "2026-11-20T09:30:00.000Z";

it("shows an account's name and whether its email is verified", () => {
  const user = {
    id: idOf(1),
    username: "meera_7",
    email: "meera@example.org",
    display_name: "मीरा",
    avatar_url: null,
    is_verified: false,
    role: "player" as const,
    created_at: moment,
    shows_mature: false,
    shares_unanswered: null,
    news_by_email: "off" as const,
    has_confirmed_age: false,
  };
  expect(toAccount(user)).toEqual({
    username: "meera_7",
    displayName: "मीरा",
    email: "meera@example.org",
    isVerified: false,
  });
});

it("marks the device in use", () => {
  const signIn = {
    id: idOf(2),
    device: "Firefox",
    is_current: true,
    created_at: moment,
    last_used_at: "2026-11-21T09:30:00.000Z",
    expires_at: "2026-12-20T09:30:00.000Z",
  };
  expect(toSignIn(signIn)).toEqual({
    id: idOf(2),
    device: "Firefox",
    isCurrent: true,
    since: moment,
    lastUsed: "2026-11-21T09:30:00.000Z",
  });
});
