export { checkAccent } from "./tokens/accent.ts";
export type { Accent, AccentFault } from "./tokens/accent.ts";
export { directionOf } from "./tokens/scripts/direction.ts";
export * from "./tokens/constants.ts";
export { applyTheme, chooseTheme, storedTheme, themeChoices } from "./tokens/theme.ts";
export type { ThemeChoice } from "./tokens/theme.ts";
export * from "./tokens/tokens.ts";
export * from "./messages/index.ts";
export * from "./primitives/index.ts";
export { AddressesProvider, useAddresses } from "./parts/AddressesProvider/AddressesProvider.tsx";
export type {
  Addresses,
  AddressesProviderProps,
} from "./parts/AddressesProvider/AddressesProvider.tsx";
export type { ReadingAddresses } from "./parts/useReadingAddresses/useReadingAddresses.ts";
export * from "./parts/account/index.ts";
export * from "./parts/admin/index.ts";
export * from "./parts/author/index.ts";
export * from "./parts/legal/index.ts";
export * from "./parts/play/index.ts";
export * from "./parts/notifications/index.ts";
export * from "./parts/progress/index.ts";
export * from "./parts/shell/index.ts";
export * from "./parts/state/index.ts";
export * from "./parts/story/index.ts";
export * from "./screens/index.ts";
