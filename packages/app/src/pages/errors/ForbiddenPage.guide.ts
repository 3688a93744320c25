import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Stands in for a page that exists, but not for this reader: a page of the administration, for those without the role.",
  addresses: [],
  shows: "ForbiddenScreen",
  from: [{ by: "Any page of the administration, without the role" }],
  to: [
    { at: "HomePage", by: "“To all stories”" },
    { at: "AdminLoginPage", by: "“Sign in as somebody else”" },
  ],
  spoken: ["The window is titled “This door is kept locked”; the address stays."],
  otherNames: ["403"],
};
