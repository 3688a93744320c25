export * from "./account.ts";
export * from "./own-key.ts";
export type { OwnKey } from "../shapes/made/account/own-key.ts";
export {
  providerPresets,
  readerProviders,
  type ReaderProvider,
} from "../contract/admin/provider-presets.ts";
export { readingSettingsApi } from "./reading-settings.ts";
export type { ReadingSettings } from "../shapes/made/account/reading-settings.ts";
export { tastesApi } from "./tastes.ts";
export type { Tastes } from "../shapes/made/account/tastes.ts";
export { likedCategoriesMax } from "../contract/limits.ts";
export { storyLanguages } from "../contract/values.ts";
