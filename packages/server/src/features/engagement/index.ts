export { sharesSweep } from "./sweep.ts";
export { engagementAccountData } from "./account-data.ts";
export { recordCompletion, recordPlay, takeBackCompletion } from "./plays.ts";
export { engagementRoutes } from "./routes.ts";
export { averageRating } from "./rating.ts";
export { findMarkedPage, type Mark } from "./repo.ts";
export { readingOf } from "./reading.ts";
export { userStates } from "./user-state.ts";
export { countLately } from "./lately.ts";
