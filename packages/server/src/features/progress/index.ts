export { progressAccountData } from "./account-data.ts";
export type { EventKind, ProgressEvent } from "./events.ts";
export { recordEvent, recordEvents, takeBackEvent } from "./record.ts";
export { hasEvent } from "./repo.ts";
export { progressRoutes } from "./routes.ts";
