export * from "./waitlist.ts";
export type { WaitlistEntry } from "../contract/admin/waitlist.ts";
