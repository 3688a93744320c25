import { describe, expect, test } from "vitest";
import { accountMessages } from "../../messages/players/account.ts";
import {
  confirmFault,
  displayNameFault,
  emailFault,
  identifierFault,
  knownPasswordFault,
  newPasswordFault,
  usernameFault,
} from "./rules.ts";
import type { AccountFault } from "./rules.ts";

const said = (fault: AccountFault | undefined) =>
  fault === undefined ? null : accountMessages[fault].message;

describe("the messages are exact", () => {
  test.each([
    ["", "Username or email is required"],
    ["   ", "Username or email is required"],
    ["ab", "Username or email must be at least 3 characters"],
    ["a".repeat(51), "Username or email cannot exceed 50 characters"],
    ["a".repeat(50), null],
    [`${"a".repeat(60)}@example.com`, null],
    ["meera", null],
  ])("login %j", (value, message) => {
    expect(said(identifierFault(value))).toBe(message);
  });

  test.each([
    ["", "Username is required"],
    ["ab", "Username must be at least 3 characters"],
    ["a".repeat(31), "Username cannot exceed 30 characters"],
    ["a b c", "Username can only contain letters, numbers, and underscores"],
    ["मीरा", "Username can only contain letters, numbers, and underscores"],
    ["meera_7", null],
  ])("username %j", (value, message) => {
    expect(said(usernameFault(value))).toBe(message);
  });

  test.each([
    ["", "Email is required"],
    ["meera", "Please enter a valid email address"],
    ["a@b", "Please enter a valid email address"],
    ["a@b..c", "Please enter a valid email address"],
    ["meera+katha@sub.example.museum", null],
    ["मीरा@उदाहरण.भारत", null],
  ])("email %j", (value, message) => {
    expect(said(emailFault(value))).toBe(message);
  });

  test.each([
    ["", "Password is required"],
    ["Ab1!xyz", "Password must be at least 8 characters"],
    ["lotus#2026", "Password must include uppercase, lowercase, number and special character"],
    ["LOTUS#2026", "Password must include uppercase, lowercase, number and special character"],
    ["Lotus#lotus", "Password must include uppercase, lowercase, number and special character"],
    ["Lotus-2026", "Password must include uppercase, lowercase, number and special character"],
    ["Lotus#2026", null],
    [
      "nineteen characters",
      "Password must include uppercase, lowercase, number and special character",
    ],
    ["twenty characters it", null],
  ])("new password %j", (value, message) => {
    expect(said(newPasswordFault(value))).toBe(message);
  });

  test.each(`!@#$%^&*(),.?":{}|<>`.split(""))("accepts %s as a special character", (sign) => {
    expect(newPasswordFault(`Lotus2026${sign}`)).toBeUndefined();
  });

  test("an existing password only has to be filled in", () => {
    expect(said(knownPasswordFault(""))).toBe("Password is required");
    expect(said(knownPasswordFault("x"))).toBeNull();
  });

  test("the repeated password is required and has to match", () => {
    expect(said(confirmFault("", "Lotus#2026"))).toBe("Please confirm your password");
    expect(said(confirmFault("Lotus#2025", "Lotus#2026"))).toBe("Passwords do not match");
    expect(said(confirmFault("Lotus#2026", "Lotus#2026"))).toBeNull();
  });

  test("a display name may be empty, but not too long", () => {
    expect(said(displayNameFault(""))).toBeNull();
    expect(said(displayNameFault("x".repeat(50)))).toBeNull();
    expect(said(displayNameFault("x".repeat(51)))).toBe("Display name cannot exceed 50 characters");
  });
});
