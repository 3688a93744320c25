import { defineCalls } from "./define-calls.ts";

export const invitationCalls = defineCalls("admin", {
  listInvitations: { method: "GET", path: "/admin/invitations", access: "admin" },
  invite: { method: "POST", path: "/admin/invitations", access: "admin" },
  withdrawInvitation: { method: "DELETE", path: "/admin/invitations/{id}", access: "admin" },
});
