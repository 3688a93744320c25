export * from "./invitations.ts";
export type { Invitation } from "../contract/admin/invitations.ts";
