import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "All tags; one that was begun and not saved waits in the browser.",
  addresses: ["/admin/tags"],
  shows: "AdminTagsScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  spoken: [
    "The window is titled “Tags”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/tags"],
};
