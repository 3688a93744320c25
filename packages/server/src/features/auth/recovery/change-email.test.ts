import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  tokenOf,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let server: TestApp;
let asha: Person;
let people = 0;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  server.clock.advance(2 * 86_400_000);
  asha = await signUp(server, { email: `asha-${people}@example.org` });
  await deliverEmails(server);
});

const newEmail = () => `new-${people}@example.org`;
const change = (form: object = {}) =>
  server.app.inject({
    method: "PUT",
    url: "/api/v1/auth/email",
    headers: asha.headers,
    payload: { email: newEmail(), current_password: testPassword, ...form },
  });
const follow = (token: string) =>
  server.app.inject({ url: `/api/v1/auth/verify-email?token=${encodeURIComponent(token)}` });
const emailNow = async () =>
  (await server.app.inject({ url: "/api/v1/auth/me", headers: asha.headers })).json().email;

test("an account changes its email once the link sent there was opened", async () => {
  expect((await change()).statusCode).toBe(200);
  const [email, ...others] = await deliverEmails(server);
  expect(others).toEqual([]);
  expect(email).toMatchObject({ kind: "change_email", recipient: newEmail() });
  expect(email?.text).toContain("https://katha.test/verify-email?token=");
  expect(await emailNow()).toBe(asha.user.email);
  expect((await follow(tokenOf(email))).statusCode).toBe(200);
  expect(await emailNow()).toBe(newEmail());
  expect(await deliverEmails(server)).toMatchObject([
    { kind: "email_changed", recipient: asha.user.email },
  ]);
  expect((await follow(tokenOf(email))).statusCode).toBe(400);
});

test("needs the password, and an unused email", async () => {
  const other = await signUp(server);
  expect((await change({ current_password: "Wrong#2026" })).statusCode).toBe(403);
  expect((await change({ email: other.user.email.toUpperCase() })).statusCode).toBe(409);
  expect((await change({ email: "asha" })).statusCode).toBe(422);
  expect(await deliverEmails(server)).toEqual([]);
});

test("an email that was registered meanwhile stays theirs, and the link is void", async () => {
  await change();
  const [email] = await deliverEmails(server);
  await signUp(server, { email: newEmail() });
  expect((await follow(tokenOf(email))).statusCode).toBe(409);
  expect(await emailNow()).toBe(asha.user.email);
});

test("a link that is a day old changes nothing", async () => {
  await change();
  const [email] = await deliverEmails(server);
  server.clock.advance(86_400_000);
  expect((await follow(tokenOf(email))).statusCode).toBe(400);
});

test("a second request at once has to wait", async () => {
  await change();
  const again = await change({ email: `other-${people}@example.org` });
  expect([again.statusCode, again.headers["retry-after"]]).toEqual([429, "60"]);
});
