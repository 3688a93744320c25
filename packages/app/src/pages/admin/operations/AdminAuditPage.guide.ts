import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The audit log, page by page.",
  addresses: ["/admin/audit"],
  shows: "AdminAuditScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [{ at: "StoryPage", by: "The story that something was done to" }],
  spoken: [
    "The window is titled “Audit”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/audit"],
};
