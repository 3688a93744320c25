export type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from "../shapes/made/account/passkeys.ts";
export type { SecondFactor, SecondFactors } from "../shapes/made/account/second-factor.ts";
export type {
  SecondFactorChallenge,
  SecondFactorStatus,
} from "../shapes/made/account/second-factor-asked.ts";
export type { FactorProof, IdentityProof } from "../shapes/made/account/second-factor-forms.ts";
export type { FactorKind, PasskeyOffer } from "../contract/values.ts";
export * from "./second-factor.ts";
