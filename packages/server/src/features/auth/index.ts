export { signInAccountData } from "./account-data.ts";
export { openRegistration, type Registration } from "./registration/registration.ts";
export { invitationToken } from "./registration/invitation-tokens.ts";
export { bearerIn } from "./bearer-in.ts";
export { bearerOf, type TokenBearer } from "./personal-tokens/identify.ts";
export { identifyByToken } from "./sign-ins/identify.ts";
export { createLimits, type Limits } from "./limits/limits.ts";
export { emailLinks, linkJobs } from "./recovery/links.ts";
export { isGuessable } from "./passwords/guessable-passwords.ts";
export { passwordProof } from "./passwords/prove-password.ts";
export { resetSecondFactors } from "./second-factor/own-factors.ts";
export { noSecondFactor } from "./second-factor/problems.ts";
export { endSignIns, type SignInRow } from "./sign-ins/end-sign-ins.ts";
export { suspensionOf, type Suspension } from "./suspension/suspension.ts";
export { secondFactorStatus } from "./second-factor/status.ts";
export { authRoutes } from "./routes.ts";
export type { AuthDependencies } from "./dependencies.ts";
export { openSignIn } from "./sign-ins/sign-ins.ts";
export { accountsSweep } from "./sweep.ts";
export { callerOf, formBytes, proofOptions, type Caller } from "./caller.ts";
export { findIdentity, signInVouched } from "./vouched.ts";
export {
  hasOtherWays,
  wayNotOffered,
  type OpenIdSettings,
  type OtherWays,
  type ProxyHeaders,
  type WayIn,
} from "./ways-in.ts";
