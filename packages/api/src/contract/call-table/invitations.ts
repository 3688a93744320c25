import { defineGroup } from "./define-group.ts";

export const invitationCalls = defineGroup("admin", "admin", {
  listInvitations: { method: "GET", path: "/admin/invitations" },
  invite: { method: "POST", path: "/admin/invitations" },
  withdrawInvitation: { method: "DELETE", path: "/admin/invitations/{id}" },
});
