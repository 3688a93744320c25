import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Makes an account, by invitation where the host wants one, signs in with it, and takes the reader back to where they were.",
  addresses: ["/register"],
  shows: "RegisterScreen",
  from: [{ at: "LoginPage", by: "“Create an account”" }],
  to: [
    { at: "LoginPage", by: "“Sign in”, for those who have an account" },
    { at: "HomePage", by: "Once the account is made, unless another page was wanted" },
  ],
  spoken: ["The window is titled “Create Your Account”."],
  otherNames: ["/register"],
};
