import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Premium's waitlist, page by page, and as a CSV file.",
  addresses: ["/admin/waitlist"],
  shows: "AdminWaitlistScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  spoken: [
    "The window is titled “Waitlist”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/waitlist"],
};
