import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  letters,
  signUp,
  testPassword,
  tokenOf,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let house: TestApp;
let asha: Person;
let people = 0;
beforeAll(async () => {
  house = await createTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  people += 1;
  house.clock.advance(2 * 86_400_000);
  asha = await signUp(house, { email: `asha-${people}@example.org` });
  await letters(house);
});

const newEmail = () => `new-${people}@example.org`;
const change = (form: object = {}) =>
  house.app.inject({
    method: "PUT",
    url: "/api/v1/auth/email",
    headers: asha.headers,
    payload: { email: newEmail(), current_password: testPassword, ...form },
  });
const follow = (token: string) =>
  house.app.inject({ url: `/api/v1/auth/verify-email?token=${encodeURIComponent(token)}` });
const emailNow = async () =>
  (await house.app.inject({ url: "/api/v1/auth/me", headers: asha.headers })).json().email;

test("an account moves to another email once its owner has read the letter there", async () => {
  expect((await change()).statusCode).toBe(200);
  const [letter, ...others] = await letters(house);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ kind: "change_email", recipient: newEmail() });
  expect(letter?.text).toContain("https://katha.test/verify-email?token=");
  expect(await emailNow()).toBe(asha.user.email);
  expect((await follow(tokenOf(letter))).statusCode).toBe(200);
  expect(await emailNow()).toBe(newEmail());
  expect(await letters(house)).toMatchObject([
    { kind: "email_changed", recipient: asha.user.email },
  ]);
  expect((await follow(tokenOf(letter))).statusCode).toBe(400);
});

test("needs the password, and an email that nobody has", async () => {
  const other = await signUp(house);
  expect((await change({ current_password: "Wrong#2026" })).statusCode).toBe(403);
  expect((await change({ email: other.user.email.toUpperCase() })).statusCode).toBe(409);
  expect((await change({ email: "asha" })).statusCode).toBe(422);
  expect(await letters(house)).toEqual([]);
});

test("an email that somebody took meanwhile stays theirs, and the link stays good for nothing", async () => {
  await change();
  const [letter] = await letters(house);
  await signUp(house, { email: newEmail() });
  expect((await follow(tokenOf(letter))).statusCode).toBe(409);
  expect(await emailNow()).toBe(asha.user.email);
});

test("a link that is a day old moves nothing", async () => {
  await change();
  const [letter] = await letters(house);
  house.clock.advance(86_400_000);
  expect((await follow(tokenOf(letter))).statusCode).toBe(400);
});

test("whoever asks again at once is asked to wait", async () => {
  await change();
  const again = await change({ email: `other-${people}@example.org` });
  expect([again.statusCode, again.headers["retry-after"]]).toEqual([429, "60"]);
});
