export * from "./account.ts";
export * from "./own-key.ts";
export type { OwnKey } from "../contract/account/own-key.ts";
export { providerPresets, readerProviders, type ReaderProvider } from "../contract/admin/provider-presets.ts";
