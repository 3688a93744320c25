import type { Role, User } from "@katha/api/contract";
import { onNewAccount } from "../features/accounts.ts";
import { openSignIn } from "../features/auth/index.ts";
import { addUser, userAnswer } from "../features/users/index.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import type { TestApp } from "./test-app.ts";

export interface Person {
  id: string;
  user: User;
  password: string;
  tokens: { access_token: string; refresh_token: string };
  /** Headers that authenticate this person's requests. */
  headers: { authorization: string };
}

export const testPassword = "Lotus#2026";
let people = 0;

/**
 * Signs up a new person. The access token is valid for 15 minutes of the server's clock; `signInAgain` returns a new
 * one.
 */
export async function signUp(
  server: TestApp,
  wanted: { role?: Role; username?: string; email?: string; verified?: boolean } = {},
): Promise<Person> {
  people += 1;
  const { role = "player", username = `${role}_${people}` } = wanted;
  const password_hash = await cheapPasswords.hash(testPassword);
  const row = await server.db.transaction().execute((tx) =>
    addUser({ ...server, onNewAccount }, tx, {
      username,
      email: wanted.email ?? `${username.toLowerCase()}@example.org`,
      display_name: null,
      password_hash,
      language: "en",
      is_verified: wanted.verified ?? true,
      role,
    }),
  );
  return signInAgain(server, userAnswer(row));
}

/** The same person on another device, or later. */
export async function signInAgain(server: TestApp, user: User): Promise<Person> {
  const opened = { userId: user.id, isRemembered: true, device: "A test" };
  const tokens = await openSignIn(server, server.db, opened);
  return {
    id: user.id,
    user,
    password: testPassword,
    tokens,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  };
}
