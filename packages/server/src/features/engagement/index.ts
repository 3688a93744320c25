export { engagementBelongings } from "./belongings.ts";
export { holdCounts, recordCompletion, recordPlay, takeBackCompletion } from "./plays.ts";
export { engagementRoutes } from "./routes.ts";
export { averageRating } from "./rating.ts";
export { readingOf } from "./reading.ts";
export { userStates } from "./user-state.ts";
