export * from "./waitlist.ts";
export type { WaitlistEntry } from "../shapes/admin/waitlist.ts";
