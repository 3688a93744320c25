import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let server: TestApp;
let asha: Person;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  asha = await signUp(server);
});

const change = (payload: object) =>
  server.app.inject({
    method: "PATCH",
    url: "/api/v1/auth/me",
    headers: asha.headers,
    payload,
  });

test("a user sets a display name, and may return to the username", async () => {
  const named = await change({ display_name: "  आशा " });
  expect(named.json()).toEqual({ ...asha.user, display_name: "आशा" });
  expect((await change({})).json().display_name).toBe("आशा");
  expect((await change({ display_name: " " })).json().display_name).toBe(asha.user.username);
});

test("emails are written in the user's language", async () => {
  expect((await change({ language: "hi" })).statusCode).toBe(200);
  const payload = { email: asha.user.email };
  await server.app.inject({ method: "POST", url: "/api/v1/auth/forgot-password", payload });
  const [email] = await deliverEmails(server);
  expect(email?.subject).toBe("कथा के लिए नया पासवर्ड चुनिए");
});

test("an avatar is an uploaded picture, and no other", async () => {
  const avatar_url = "/media/0123456789abcdef0123456789abcdef/960.webp";
  expect((await change({ avatar_url })).json().avatar_url).toBe(avatar_url);
  expect((await change({ display_name: "Asha" })).json().avatar_url).toBe(avatar_url);
  for (const other of ["https://elsewhere.example/a.png", "/media/x", "javascript:alert(1)", "", 5])
    expect([other, (await change({ avatar_url: other })).statusCode]).toEqual([other, 422]);
  expect((await change({ avatar_url: null })).json().avatar_url).toBeNull();
});

test("nothing else of an account is changed this way", async () => {
  const wish = { role: "admin", is_verified: false, email: "x@y.org", username: "other" };
  expect((await change(wish)).json()).toEqual(asha.user);
  const long = await change({ display_name: "x".repeat(51) });
  expect(long.json().detail[0].msg).toBe("Display name cannot exceed 50 characters");
  expect((await change({ language: "xx" })).statusCode).toBe(422);
  expect((await change({ display_name: null })).statusCode).toBe(422);
});
