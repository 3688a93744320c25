import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Who tells and who paints; asked again every half minute while the window is seen.",
  addresses: ["/admin/models"],
  shows: "AdminModelsScreen",
  from: [
    { at: "AdminStoriesPage", by: "When a model was found and no storyteller is bound" },
    { at: "EditStoryPage", by: "For administrators, when no model could suggest" },
    { at: "AdminHealthPage", by: "When a model fails or turns hang" },
    { at: "AdminShell", by: "The bar of the administration" },
  ],
  to: [],
  spoken: [
    "The window is titled “Storytellers and painters”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/models"],
};
