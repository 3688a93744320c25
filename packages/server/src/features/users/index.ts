export type { AccountData } from "./account-data.ts";
export { userRoutes } from "./routes.ts";
export { isImpersonating, refuseImpersonation } from "./reserved-names.ts";
export { addUser, userAnswer, type OnNewAccount } from "./service.ts";
