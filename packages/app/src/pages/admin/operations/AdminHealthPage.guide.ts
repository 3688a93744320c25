import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The server's report; asked again every half minute while the window is seen.",
  addresses: ["/admin/health"],
  shows: "AdminHealthScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [{ at: "AdminModelsPage", by: "When a model fails or turns hang" }],
  spoken: [
    "The window is titled “Health”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/health"],
};
