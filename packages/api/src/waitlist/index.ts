export * from "./waitlist.ts";
export { spokenLanguages } from "../contract/values.ts";
export type { WaitlistEntry } from "../shapes/made/admin/waitlist.ts";
