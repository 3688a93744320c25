import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The users that the address asks for; every change goes into the audit log.",
  addresses: ["/admin/users"],
  shows: "AdminUsersScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  spoken: [
    "The window is titled “Users”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/users"],
};
