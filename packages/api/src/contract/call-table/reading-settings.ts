import { defineCalls } from "./define-calls.ts";

/** Apart from the other calls of an account, which nearly every page loads. */
export const readingSettingsCalls = defineCalls("users", "user", {
  getReadingSettings: { method: "GET", path: "/auth/me/reading" },
  saveReadingSettings: { method: "PUT", path: "/auth/me/reading" },
});
