import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signInAgain,
  signUp,
  testPassword,
  tokenOf,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let server: TestApp;
let asha: Person;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  asha = await signUp(server);
});

const next = "Lotus#2027";
const change = (form: object, by: Person | null = asha) =>
  server.app.inject({
    method: "PUT",
    url: "/api/v1/auth/password",
    headers: { ...by?.headers },
    payload: {
      current_password: testPassword,
      password: next,
      confirm_password: next,
      ...form,
    },
  });
const logIn = async (password: string) => {
  const payload = { email_or_username: asha.user.username, password };
  return (await server.app.inject({ method: "POST", url: "/api/v1/auth/login", payload }))
    .statusCode;
};
const isSignedIn = async ({ headers }: Person) =>
  (await server.app.inject({ url: "/api/v1/auth/me", headers })).statusCode === 200;

test("a user who knows the old password sets a new one, and stays signed in on this device only", async () => {
  const elsewhere = await signInAgain(server, asha.user);
  const neighbour = await signUp(server);
  await deliverEmails(server);
  expect((await change({})).statusCode).toBe(200);
  expect(await isSignedIn(asha)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(neighbour)).toBe(true);
  const renew = { refresh_token: elsewhere.tokens.refresh_token };
  const refused = { method: "POST", url: "/api/v1/auth/refresh", payload: renew } as const;
  expect((await server.app.inject(refused)).statusCode).toBe(401);
  expect(await logIn(testPassword)).toBe(401);
  expect(await logIn(next)).toBe(200);
  expect(await deliverEmails(server)).toMatchObject([
    { kind: "password_changed_here", recipient: asha.user.email },
  ]);
});

test("a wrong old password or an invalid new one changes nothing", async () => {
  const elsewhere = await signInAgain(server, asha.user);
  expect((await change({ current_password: "Wrong#2026" })).statusCode).toBe(403);
  for (const form of [
    { password: "short", confirm_password: "short" },
    { confirm_password: "Other#2027" },
    { current_password: "" },
    { password: null },
  ])
    expect((await change(form)).statusCode).toBe(422);
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect(await logIn(testPassword)).toBe(200);
});

test("a reset link that was sent before is void afterwards", async () => {
  const post = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/v1/auth${path}`, payload });
  await post("/forgot-password", { email: asha.user.email });
  const link = tokenOf((await deliverEmails(server)).at(-1));
  expect((await change({})).statusCode).toBe(200);
  const other = { password: "Other#2028", confirm_password: "Other#2028" };
  expect((await post("/reset-password", { token: link, ...other })).statusCode).toBe(400);
  expect(await logIn(next)).toBe(200);
});

test("the old password cannot be guessed here without limit", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 8; time += 1)
    statuses.push((await change({ current_password: `Wrong#${time}` })).statusCode);
  expect(statuses).toContain(429);
});
