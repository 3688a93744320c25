export { googleSignInWith, type GoogleSignIn } from "./google.ts";
export { identifyByToken } from "./identify.ts";
export { createLimits } from "./limits.ts";
export { letterLinks, linkJobs } from "./links.ts";
export { authRoutes } from "./routes.ts";
export type { AuthDependencies } from "./service.ts";
export { openSignIn } from "./sign-ins.ts";
export { accountsSweep } from "./sweep.ts";
