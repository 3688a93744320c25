import { defineCalls } from "./define-calls.ts";

export const invitationCalls = defineCalls("admin", "admin", {
  listInvitations: { method: "GET", path: "/admin/invitations" },
  invite: { method: "POST", path: "/admin/invitations" },
  withdrawInvitation: { method: "DELETE", path: "/admin/invitations/{id}" },
});
