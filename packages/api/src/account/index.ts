export * from "./account.ts";
export { readingSettingsApi } from "./reading-settings.ts";
export type { ReadingSettings } from "../contract/account/reading-settings.ts";
