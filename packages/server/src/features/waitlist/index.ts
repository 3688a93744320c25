export { waitlistAccountData } from "./account-data.ts";
export { waitlistRoutes } from "./routes.ts";
