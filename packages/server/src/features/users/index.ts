export type { Belongings } from "./belongings.ts";
export { userRoutes } from "./routes.ts";
export { addUser, userAnswer, type OnNewAccount } from "./service.ts";
