export type { EventKind, ProgressEvent } from "./events.ts";
export { recordEvent, takeBackEvent } from "./record.ts";
export { progressRoutes } from "./routes.ts";
