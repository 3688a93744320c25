import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Stands in for an address that no page has; the server answers 404.",
  addresses: [],
  shows: "NotFoundScreen",
  from: [{ by: "Any address that no page has" }],
  to: [{ at: "HomePage", by: "“To all stories”" }],
  spoken: ["The window is titled “This page was never written”."],
  otherNames: ["404"],
};
