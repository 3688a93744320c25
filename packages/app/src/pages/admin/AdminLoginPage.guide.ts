import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Signs an administrator in, and takes them to the page of the administration that they wanted.",
  addresses: ["/admin"],
  shows: "AdminLoginScreen",
  from: [
    { at: "ForbiddenPage", by: "“Sign in as somebody else”" },
    { by: "Any page of the administration, when nobody is signed in" },
    { at: "AdminShell", by: "Signing out" },
  ],
  to: [
    { at: "HomePage", by: "The logo" },
    { at: "AdminStoriesPage", by: "Once signed in, unless another page was wanted" },
  ],
  spoken: ["The window is titled “Administration”."],
  otherNames: ["/admin"],
};
