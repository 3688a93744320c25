import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/index.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const form = {
  username: "Meera_7",
  email: "Meera@Example.org",
  password: "Lotus#2026",
  confirm_password: "Lotus#2026",
};

const post = (path: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api/v1${path}`, payload });
const me = (token: string) =>
  server.app.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${token}` } });

describe("an account", () => {
  test("is created, signed in at once, and can be read", async () => {
    const answer = await post("/auth/register", { ...form, role: "admin", is_verified: true });
    expect(answer.statusCode).toBe(201);
    const { tokens, user } = answer.json();
    expect(user).toEqual({
      id: expect.any(String),
      username: "Meera_7",
      email: "Meera@Example.org",
      display_name: "Meera_7",
      avatar_url: null,
      is_verified: false,
      role: "player",
      has_confirmed_age: false,
      shows_mature: false,
      shares_unanswered: null,
      news_by_email: "off",
      created_at: "2026-01-15T09:30:00.000Z",
    });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 900 });
    expect((await me(tokens.access_token)).json()).toEqual({
      ...user,
      second_factor: { is_enrolled: false, is_required: false, is_proved: false },
    });
  });

  test.each(["meera_7", "MEERA_7", "meera@example.org", "Meera@Example.ORG"])(
    "is signed in to as %s",
    async (email_or_username) => {
      const answer = await post("/auth/login", { email_or_username, password: form.password });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().user.username).toBe("Meera_7");
    },
  );

  test("keeps its username and email to itself, however they are written", async () => {
    const name = await post("/auth/register", { ...form, username: "mEERA_7", email: "x@y.org" });
    expect(name.statusCode).toBe(409);
    expect(name.json()).toMatchObject({ code: "username_taken" });
    const email = await post("/auth/register", {
      ...form,
      username: "other",
      email: "MEERA@example.org",
    });
    expect(email.statusCode).toBe(409);
    expect(email.json()).toMatchObject({ code: "email_taken" });
  });

  test("is created once when requests come in parallel", async () => {
    const twin = { ...form, username: "twin", email: "twin@example.org" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post("/auth/register", twin)),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([made.length, refused.length]).toEqual([1, 5]);
  });
});

test("people for tests are as requested", async () => {
  for (const role of ["player", "author", "admin"] as const) {
    const person = await signUp(server, { role });
    const answer = await server.app.inject({ url: "/api/v1/auth/me", headers: person.headers });
    expect(answer.json()).toMatchObject(person.user);
    expect(answer.json().role).toBe(role);
  }
});

describe("an invalid form", () => {
  const faults = async (path: string, payload: object) => {
    const answer = await post(path, payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "invalid_input" });
    return answer
      .json()
      .detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join(".")}: ${msg}`);
  };
  const fresh = { ...form, username: "fresh", email: "fresh@example.org" };

  test.each([
    ["username", "", "Username is required"],
    ["username", undefined, "Username is required"],
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "a".repeat(31), "Username cannot exceed 30 characters"],
    ["username", "a-b-c", "Username can only contain letters, numbers, and underscores"],
    ["email", "", "Email is required"],
    ["email", "fresh@example", "Please enter a valid email address"],
    ["display_name", "x".repeat(51), "Display name cannot exceed 50 characters"],
    ["confirm_password", "", "Please confirm your password"],
    ["confirm_password", "Lotus#2027", "Passwords do not match"],
  ])("registering with %s %j: %s", async (field, value, message) => {
    expect(await faults("/auth/register", { ...fresh, [field]: value })).toEqual([
      `body.${field}: ${message}`,
    ]);
  });

  test.each([
    ["", "Password is required"],
    ["Ab1!xyz", "Password must be at least 8 characters"],
    ["lotus#2026", "Password must include uppercase, lowercase, number and special character"],
  ])("choosing the password %j: %s", async (password, message) => {
    const twice = { password, confirm_password: password || "x" };
    expect(await faults("/auth/register", { ...fresh, ...twice })).toContain(
      `body.password: ${message}`,
    );
    expect(await faults("/auth/reset-password", { token: "x", ...twice })).toContain(
      `body.password: ${message}`,
    );
  });

  test.each([
    ["email_or_username", "", "Username or email is required"],
    ["email_or_username", "ab", "Username or email must be at least 3 characters"],
    ["email_or_username", "a".repeat(51), "Username or email cannot exceed 50 characters"],
    ["password", "", "Password is required"],
  ])("signing in with %s %j: %s", async (field, value, message) => {
    const login = { email_or_username: "Meera_7", password: form.password, [field]: value };
    expect(await faults("/auth/login", login)).toEqual([`body.${field}: ${message}`]);
  });

  test("leaves nothing behind", async () => {
    const rows = await server.db.selectFrom("users").select("username").execute();
    expect(rows.map(({ username }) => username)).not.toContain("fresh");
  });
});
