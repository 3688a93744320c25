export { identifyByToken } from "./identify.ts";
export { authRoutes } from "./routes.ts";
export type { AuthDependencies } from "./service.ts";
export { openSignIn } from "./sign-ins.ts";
