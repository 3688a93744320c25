export { signInAccountData } from "./account-data.ts";
export { googleProvider } from "./openid/google.ts";
export {
  type GoogleSignIn,
  openIdProvider,
  type OpenIdProvider,
  type OpenIdSettings,
} from "./openid/provider.ts";
export { registerBackChannel } from "./openid/back-channel.ts";
export type { ProxyHeaders } from "./proxy/headers.ts";
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
export { endSignIns } from "./repo.ts";
export { suspensionOf, type Suspension } from "./suspension/suspension.ts";
export { secondFactorStatus } from "./second-factor/status.ts";
export { authRoutes } from "./routes.ts";
export type { AuthDependencies } from "./dependencies.ts";
export { openSignIn } from "./sign-ins/sign-ins.ts";
export { accountsSweep } from "./sweep.ts";
