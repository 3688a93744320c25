// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { LoginScreen } from "./LoginScreen/LoginScreen.tsx";
import { RegisterScreen } from "./RegisterScreen/RegisterScreen.tsx";
import { passwordRules } from "../../parts/account/rules.ts";

const nothing = () => undefined;

afterEach(cleanup);

/** What a field says once the form is sent with these values. */
async function said(field: string, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.submit(screen.getByRole("form"));
  await act(async () => Promise.resolve());
  const control = screen.getByLabelText(field);
  if (control.getAttribute("aria-invalid") !== "true") return null;
  return document.getElementById(`${control.id}-error`)?.textContent;
}

const signingIn = (value: string) => {
  render(<LoginScreen onSubmit={nothing} />);
  return said("Username or email", { "Username or email": value });
};

const registering = (field: string, values: Readonly<Record<string, string>>) => {
  render(<RegisterScreen onSubmit={nothing} />);
  return said(field, values);
};

describe("the messages are exact", () => {
  test.each([
    ["", "Username or email is required"],
    ["   ", "Username or email is required"],
    ["ab", "Username or email must be at least 3 characters"],
    ["a".repeat(51), "Username or email cannot exceed 50 characters"],
    ["a".repeat(50), null],
    [`${"a".repeat(60)}@example.com`, null],
    ["meera", null],
  ])("login %j", async (value, message) => {
    expect(await signingIn(value)).toBe(message);
  });

  test.each([
    ["", "Username is required"],
    ["ab", "Username must be at least 3 characters"],
    ["a".repeat(31), "Username cannot exceed 30 characters"],
    ["a b c", "Username can only contain letters, numbers, and underscores"],
    ["मीरा", "Username can only contain letters, numbers, and underscores"],
    [" meera_7 ", null],
  ])("username %j", async (value, message) => {
    expect(await registering("Username", { Username: value })).toBe(message);
  });

  test.each([
    ["", "Email is required"],
    ["meera", "Please enter a valid email address"],
    ["a@b", "Please enter a valid email address"],
    ["a@b..c", "Please enter a valid email address"],
    ["meera+katha@sub.example.museum", null],
    ["मीरा@उदाहरण.भारत", null],
  ])("email %j", async (value, message) => {
    expect(await registering("Email", { Email: value })).toBe(message);
  });

  const weak = "Password must include uppercase, lowercase, number and special character";
  test.each([
    ["", "Password is required"],
    ["Ab1!xyz", "Password must be at least 8 characters"],
    ["lotus#2026", weak],
    ["LOTUS#2026", weak],
    ["Lotus#lotus", weak],
    ["Lotus-2026", weak],
    ["nineteen characters", weak],
    ["Lotus#2026", null],
    ["twenty characters it", null],
  ])("new password %j", async (value, message) => {
    expect(await registering("Password", { Password: value })).toBe(message);
  });

  test.each([
    ["", "Please confirm your password"],
    ["Lotus#2025", "Passwords do not match"],
    ["Lotus#2026", null],
  ])("repeated password %j", async (value, message) => {
    const values = { Password: "Lotus#2026", "Confirm password": value };
    expect(await registering("Confirm password", values)).toBe(message);
  });

  test.each([
    ["", null],
    ["x".repeat(50), null],
    ["x".repeat(51), "Display name cannot exceed 50 characters"],
  ])("display name %j", async (value, message) => {
    expect(await registering("Display name", { "Display name": value })).toBe(message);
  });

  test("an existing password only has to be filled in", async () => {
    render(<LoginScreen onSubmit={nothing} />);
    expect(await said("Password", {})).toBe("Password is required");
    expect(await said("Password", { Password: "x" })).toBeNull();
  });
});

test.each(`!@#$%^&*(),.?":{}|<>`.split(""))("accepts %s as a special character", (sign) => {
  expect(passwordRules.every(({ holds }) => holds(`Lotus2026${sign}`))).toBe(true);
});
