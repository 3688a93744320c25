export * from "./invitations.ts";
export type { Invitation } from "../shapes/admin/invitations.ts";
