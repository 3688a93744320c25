import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Confirms an address with the token of the link, once, however often the page is drawn.",
  addresses: ["/verify-email"],
  shows: "VerifyEmailScreen",
  from: [{ by: "The link in the letter to a new address" }],
  to: [
    { at: "LoginPage", by: "Once confirmed, for those who are not signed in" },
    { at: "HomePage", by: "Once confirmed, for those who are signed in" },
  ],
  spoken: [
    "The window's title says how it stands: “Verify Your Email”, “Email verified successfully”, “Email verification failed”.",
  ],
  otherNames: ["/verify-email"],
};
