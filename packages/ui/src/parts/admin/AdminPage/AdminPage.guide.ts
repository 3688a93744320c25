import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "The layout of a page of the administration: dense and plain, with a count, tools and room for a failure.",
  use: [
    "A page inside `AdminShell`: a table, a queue, a board.",
    "Its content may fail to load: `failure` and `onRetry` stand in its place.",
  ],
  avoid: [
    { when: "The page is an author's.", instead: "EditorPage" },
    { when: "Nobody is signed in yet.", instead: "AdminCard" },
    { when: "The whole page could not be loaded.", instead: "ErrorState" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` at most 1440 px wide." },
    {
      part: "Title",
      is: "An `h1`; the count stands beside it in small type and belongs to the heading.",
    },
    { part: "Actions", is: "At the end of the title's line." },
    { part: "Tools", is: "A search and selects in equal columns, wrapping on a phone." },
    { part: "Failure", is: "A `Callout` and the button to try again." },
    { part: "Content", is: "Your children." },
  ],
  keyboard: [],
  spoken: [
    "Title and count are read as one heading: “Stories 42 stories”.",
    "A failure is an alert and is read at once.",
  ],
  words: [
    {
      rule: "The title is the noun of what is listed; the description says in which order.",
      good: "Reports. Passages that players reported, the oldest first.",
      bad: "Manage Reports",
      hindi: "शिकायतें। अंश जिनकी खिलाड़ियों ने शिकायत की, सबसे पुराने पहले।",
    },
  ],
  otherNames: ["admin layout", "list page", "page header", "toolbar page", "back office"],
};
