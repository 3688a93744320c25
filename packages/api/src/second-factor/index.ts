export type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from "../contract/account/passkeys.ts";
export type { SecondFactor, SecondFactors } from "../contract/account/second-factor.ts";
export type {
  SecondFactorChallenge,
  SecondFactorStatus,
} from "../contract/account/second-factor-asked.ts";
export type { FactorProof, IdentityProof } from "../contract/account/second-factor-forms.ts";
export type { FactorKind, PasskeyOffer } from "../contract/values.ts";
export * from "./second-factor.ts";
