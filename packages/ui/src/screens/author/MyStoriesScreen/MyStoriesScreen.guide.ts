import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "All of an author's stories by status, each with what can be done with it.",
  from: [
    { at: "SharedStoryScreen", by: "For the author: the way to the draft" },
    { at: "NotificationsScreen", by: "A story that came back from review" },
    { at: "AccountScreen", by: "Where versions of stories are kept" },
    { at: "CreateStoryScreen", by: "“Cancel”, and once the story is kept" },
    { at: "EditStoryScreen", by: "The way back, and two seconds after “Save”" },
    { at: "NumbersScreen", by: "The way back" },
    { at: "CreateMenu", by: "“Creations”" },
  ],
  to: [
    { at: "CreateStoryScreen", by: "“Create New Story”" },
    { at: "EditStoryScreen", by: "“Edit”, or a finding that is to be mended" },
    { at: "NumbersScreen", by: "“Numbers”, in a story's menu" },
    { at: "StoryScreen", by: "“View”" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "“Create New Story”, then each story: edit, view, publish and the others, its menu.",
    },
    { keys: "Enter, Space", does: "On an action: does it; while it runs the others wait." },
    { keys: "Arrow keys", does: "In the menu of a story: go through it." },
  ],
  spoken: [
    "Each group is a region with its heading and its count in words.",
    "After a story is deleted the focus is on the line that brings it back; after that, on the story.",
    "Why something was refused is an alert in its story.",
  ],
  words: [
    {
      rule: "An empty desk is a beginning.",
      good: "Every story began as an empty page. This one is yours.",
      bad: "You have no stories",
      hindi: "हर कहानी एक कोरे पन्ने से शुरू हुई थी। यह पन्ना आपका है।",
    },
    {
      rule: "What to mend, then what to press.",
      good: "Not published yet. Mend what is marked “Mend”, then publish again:",
      bad: "Validation failed",
      hindi: "अभी प्रकाशित नहीं हुई। जिस पर “सुधारें” लिखा है उसे सुधारें, फिर प्रकाशित करें:",
    },
  ],
  otherNames: ["author's dashboard", "own stories", "drafts list"],
};
