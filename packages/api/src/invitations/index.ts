export * from "./invitations.ts";
export type { Invitation } from "../shapes/made/admin/invitations.ts";
