import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { loginForm, registerForm, resetPasswordForm } from "./auth-forms.ts";

function faults(schema: z.ZodType, form: unknown): string[] {
  const result = schema.safeParse(form);
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const registration = {
  username: "meera_7",
  email: "meera@example.org",
  password: "Lotus#2026",
  confirm_password: "Lotus#2026",
};

describe("registration", () => {
  test("accepts a valid form, with or without a display name, and ignores unknown fields", () => {
    expect(registerForm.parse({ ...registration, role: "admin" })).toEqual({
      ...registration,
      display_name: null,
    });
    expect(registerForm.parse({ ...registration, display_name: "  मीरा " }).display_name).toBe(
      "मीरा",
    );
  });

  test.each([
    ["username", undefined, "Username is required"],
    ["username", "  ", "Username is required"],
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "a".repeat(31), "Username cannot exceed 30 characters"],
    ["username", "a b c", "Username can only contain letters, numbers, and underscores"],
    ["username", "मीरा", "Username can only contain letters, numbers, and underscores"],
    ["email", "", "Email is required"],
    ["email", "meera", "Please enter a valid email address"],
    ["email", "a@b", "Please enter a valid email address"],
    ["email", "a@b..c", "Please enter a valid email address"],
    ["email", "a b@c.de", "Please enter a valid email address"],
    ["display_name", "x".repeat(51), "Display name cannot exceed 50 characters"],
  ])("refuses %s %j", (field, value, message) => {
    expect(faults(registerForm, { ...registration, [field]: value })).toEqual([
      `${field}: ${message}`,
    ]);
  });

  test.each(["a@b.co", "meera+katha@sub.example.museum", "मीरा@उदाहरण.भारत", "x@y.technology"])(
    "takes the email %s",
    (email) => {
      expect(faults(registerForm, { ...registration, email })).toEqual([]);
    },
  );

  test.each([
    ["", "Password is required"],
    ["Ab1!xyz", "Password must be at least 8 characters"],
    ["lotus#2026", "Password must include uppercase, lowercase, number and special character"],
    ["LOTUS#2026", "Password must include uppercase, lowercase, number and special character"],
    ["Lotus#lotus", "Password must include uppercase, lowercase, number and special character"],
    ["Lotus-2026", "Password must include uppercase, lowercase, number and special character"],
  ])("refuses the password %j", (password, message) => {
    const form = { ...registration, password, confirm_password: password || "x" };
    expect(faults(registerForm, form)).toContain(`password: ${message}`);
  });

  test("takes each of the special characters", () => {
    for (const sign of `!@#$%^&*(),.?":{}|<>`) {
      const password = `Lotus2026${sign}`;
      expect(
        faults(registerForm, { ...registration, password, confirm_password: password }),
      ).toEqual([]);
    }
  });

  test("reports all errors at once, including that the passwords differ", () => {
    const form = { username: "a", email: "b", password: "c", confirm_password: "d" };
    expect(faults(registerForm, form)).toEqual([
      "username: Username must be at least 3 characters",
      "email: Please enter a valid email address",
      "password: Password must be at least 8 characters",
      "confirm_password: Passwords do not match",
    ]);
    expect(faults(registerForm, { ...registration, confirm_password: "" })).toEqual([
      "confirm_password: Please confirm your password",
    ]);
  });
});

test("signing in asks for both fields, and keeps a password as it was typed", () => {
  expect(faults(loginForm, {})).toEqual([
    "email_or_username: Username or email is required",
    "password: Password is required",
  ]);
  expect(faults(loginForm, { email_or_username: "ab", password: "x" })).toEqual([
    "email_or_username: Username or email must be at least 3 characters",
  ]);
  expect(faults(loginForm, { email_or_username: "a".repeat(51), password: "x" })).toEqual([
    "email_or_username: Username or email cannot exceed 50 characters",
  ]);
  const address = `${"a".repeat(60)}@example.com`;
  expect(loginForm.parse({ email_or_username: address, password: "x" })).toMatchObject({
    email_or_username: address,
  });
  expect(loginForm.parse({ email_or_username: " meera ", password: " x " })).toEqual({
    email_or_username: "meera",
    password: " x ",
    remember_me: false,
  });
});

test("a new password is checked like the first", () => {
  const form = { token: "t", password: "Lotus#2026", confirm_password: "Lotus#2025" };
  expect(faults(resetPasswordForm, form)).toEqual(["confirm_password: Passwords do not match"]);
});

test("only plain usernames get through, whatever is typed", () => {
  assert(
    property(string({ unit: "binary", maxLength: 40 }), (username) => {
      const result = registerForm.safeParse({ ...registration, username });
      return !result.success || /^\w{3,30}$/.test(result.data.username);
    }),
  );
});
