export * from "./personal-tokens.ts";
export type { PersonalToken } from "../shapes/made/account/personal-tokens.ts";
export { personalTokensMax } from "../contract/limits.ts";
export { personalTokenScopes, type PersonalTokenScope } from "../contract/values.ts";
