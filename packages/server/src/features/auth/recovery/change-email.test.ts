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
/** The link at the new address. */
const linkSent = async () =>
  tokenOf((await deliverEmails(server)).find(({ kind }) => kind === "change_email"));
const emailNow = async () =>
  (await server.app.inject({ url: "/api/v1/auth/me", headers: asha.headers })).json().email;

test("an account changes its email once the link sent there was opened", async () => {
  expect((await change()).statusCode).toBe(200);
  const [email, told, ...others] = await deliverEmails(server);
  expect(others).toEqual([]);
  expect(email).toMatchObject({ kind: "change_email", recipient: newEmail() });
  expect(told).toMatchObject({ kind: "email_change_asked", recipient: asha.user.email });
  expect(told?.text).toContain("https://katha.test/forgot-password");
  expect(told?.text).not.toContain("token=");
  expect(email?.text).toContain("https://katha.test/verify-email?token=");
  expect(await emailNow()).toBe(asha.user.email);
  expect((await follow(tokenOf(email))).statusCode).toBe(200);
  expect(await emailNow()).toBe(newEmail());
  expect(await deliverEmails(server)).toMatchObject([
    { kind: "email_changed", recipient: asha.user.email },
  ]);
  const again = await follow(tokenOf(email));
  expect(again.json()).toEqual({ message: "Your email is confirmed already" });
  expect(await deliverEmails(server)).toEqual([]);
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
  const link = await linkSent();
  await signUp(server, { email: newEmail() });
  expect((await follow(link)).statusCode).toBe(409);
  expect(await emailNow()).toBe(asha.user.email);
});

test("a link that is a day old changes nothing", async () => {
  await change();
  const link = await linkSent();
  server.clock.advance(86_400_000);
  expect((await follow(link)).statusCode).toBe(400);
});

test("a link asked for with an old password is void once the password is changed", async () => {
  await change();
  const link = await linkSent();
  const next = { password: "Lotus#2027", confirm_password: "Lotus#2027" };
  const changed = await server.app.inject({
    method: "PUT",
    url: "/api/v1/auth/password",
    headers: asha.headers,
    payload: { current_password: testPassword, ...next },
  });
  expect(changed.statusCode).toBe(200);
  expect((await follow(link)).statusCode).toBe(400);
  expect(await emailNow()).toBe(asha.user.email);
});

test("a link asked for with an old password is void once a new one was chosen by email", async () => {
  await change();
  const link = await linkSent();
  const post = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/v1/auth${path}`, payload });
  await post("/forgot-password", { email: asha.user.email });
  const [reset] = await deliverEmails(server);
  const next = { password: "Lotus#2027", confirm_password: "Lotus#2027" };
  const chosen = await post("/reset-password", { token: tokenOf(reset), ...next });
  expect(chosen.statusCode).toBe(200);
  expect((await follow(link)).statusCode).toBe(400);
  asha = await signInAgain(server, asha.user);
  expect(await emailNow()).toBe(asha.user.email);
});

test("a second request at once has to wait", async () => {
  await change();
  const again = await change({ email: `other-${people}@example.org` });
  expect([again.statusCode, again.headers["retry-after"]]).toEqual([429, "60"]);
});
