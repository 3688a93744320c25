import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  tokenOf,
  type TestApp,
} from "../../../testing/index.ts";
import { processorTime } from "../../../testing/processor-time.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const ask = async (method: "POST" | "PUT", path: string, payload: object, headers = {}) => {
  const answer = await server.app.inject({ method, url: `/api/v1${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
let people = 0;
const register = (password: string, more: object = {}) => {
  people += 1;
  const username = `reader_${people}`;
  const form = { username, email: `${username}@example.org`, password, confirm_password: password };
  return ask("POST", "/auth/register", { ...form, ...more });
};
const refusal = {
  status: 422,
  body: { code: "invalid_input", detail: [{ loc: ["body", "password"], type: "password_common" }] },
};

describe("a new password", () => {
  test.each([
    "Password1!",
    "P@ssw0rd",
    "Qwerty123!",
    "Welcome1!",
    "Admin@123",
    "Summer2024!",
    "Katha@123",
    "Krishna@123",
    "aaaaaaaaaaaaaaaaaaaaaaaa",
    "passwordpasswordpassword",
    "12345678901234567890",
  ])("that many people use is refused at its field: %s", async (password) => {
    expect(await register(password)).toMatchObject(refusal);
  });

  test("made of one's own name or email is refused", async () => {
    const own = { username: "meenakshi", email: "tamarind.tree@example.org" };
    expect(await register("Meenakshi#1", own)).toMatchObject(refusal);
    expect(await register("Tamarind.1", own)).toMatchObject(refusal);
    expect(await register("meenakshi-Meenakshi-MEENAKSHI-7", own)).toMatchObject(refusal);
    expect(await register("Tamarind/meenakshi/2026", own)).toMatchObject(refusal);
    expect((await register("Meenakshi#1")).status).toBe(201);
  });

  test.each(["the lamp must not go out tonight", "नदी के उस पार कौन रहता है", "Lotus#2026"])(
    "that is long, or mixed and not common, is taken: %s",
    async (password) => {
      expect((await register(password)).status).toBe(201);
    },
  );

  test("of the greatest length is judged in a moment", async () => {
    for (const hostile of ["p4$$w0rd1!".repeat(20), "@4(1!|$50".repeat(22)])
      expect(await processorTime(() => register(hostile))).toBeLessThan(2);
  });
});

test("a password cannot be changed to a common one", async () => {
  const person = await signUp(server);
  const change = (password: string) =>
    ask(
      "PUT",
      "/auth/password",
      { current_password: person.password, password, confirm_password: password },
      person.headers,
    );
  expect(await change("Password1!")).toMatchObject(refusal);
  expect((await change("a lamp in every window")).status).toBe(200);
});

test("a reset to a common one is refused, and its link stays good for another", async () => {
  const person = await signUp(server);
  await ask("POST", "/auth/forgot-password", { email: person.user.email });
  const token = tokenOf((await deliverEmails(server)).at(-1));
  const reset = (password: string) =>
    ask("POST", "/auth/reset-password", { token, password, confirm_password: password });
  expect(await reset("Password1!")).toMatchObject(refusal);
  expect((await reset("a lamp in every window")).status).toBe(200);
});
