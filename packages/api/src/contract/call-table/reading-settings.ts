import { defineGroup } from "./define-group.ts";

/** Apart from the other calls of an account, which nearly every page loads. */
export const readingSettingsCalls = defineGroup("users", "user", {
  getReadingSettings: { method: "GET", path: "/auth/me/reading" },
  saveReadingSettings: { method: "PUT", path: "/auth/me/reading" },
});
