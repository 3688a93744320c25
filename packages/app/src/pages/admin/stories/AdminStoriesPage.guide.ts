import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The stories that the address asks for: search, status, order and page stand in it.",
  addresses: ["/admin/stories"],
  shows: "AdminStoriesScreen",
  from: [
    { at: "AdminStoryFormPage", by: "The way back, and once the story is kept" },
    { at: "AdminLoginPage", by: "Once signed in, unless another page was wanted" },
    { at: "AdminShell", by: "The bar of the administration" },
    { at: "Footer", by: "“Administration”, for administrators" },
  ],
  to: [
    { at: "AdminStoryFormPage", by: "“Add”, or “Edit” in a row" },
    { at: "StoryPage", by: "“View” in a row" },
    { at: "SettingsPage", by: "To add a second step, where there is none" },
    { at: "AdminModelsPage", by: "When a model was found and no storyteller is bound" },
  ],
  spoken: [
    "The window is titled “Stories”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/stories"],
};
