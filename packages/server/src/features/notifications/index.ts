export { notificationAccountData } from "./account-data.ts";
export { newsLetter } from "./by-email.ts";
export { notify } from "./notify.ts";
export { notificationRoutes } from "./routes.ts";
export { removeUnread } from "./repo.ts";
export { followersTold, tellAnswered, tellOfChange } from "./story-changed.ts";
export { notificationsSweep } from "./sweep.ts";
