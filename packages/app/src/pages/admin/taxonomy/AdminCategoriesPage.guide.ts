import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "All categories; one that was begun and not saved waits in the browser.",
  addresses: ["/admin/categories"],
  shows: "AdminCategoriesScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  spoken: [
    "The window is titled “Categories”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/categories"],
};
