import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Signs a reader in by password, by second step, by Google, by a provider of OpenID Connect or as a proxy names them, and takes them back to where they were; a link with a token signs in at once.",
  addresses: ["/login"],
  shows: "LoginScreen",
  from: [
    { at: "RegisterPage", by: "“Sign in”, for those who have an account" },
    { at: "ForgotPasswordPage", by: "The way back" },
    { at: "ResetPasswordPage", by: "Once the password is set, or the way back" },
    { at: "ConfirmBrowserPage", by: "Once confirmed, or the way back" },
    { at: "VerifyEmailPage", by: "Once confirmed, for those who are not signed in" },
    { at: "NavigationBar", by: "“Login”" },
    { by: "Any page for members, when nobody is signed in" },
    { at: "StoryPage", by: "“Login Required”: PLAY for a guest" },
    { at: "SharedStoryPage", by: "“Login Required”: PLAY for a guest" },
    { at: "ProfilePage", by: "“Logout”" },
    { at: "SettingsPage", by: "Signing out everywhere" },
  ],
  to: [
    { at: "RegisterPage", by: "“Create an account”" },
    { at: "ForgotPasswordPage", by: "“Forgot your password?”" },
    { at: "HomePage", by: "Once signed in, unless another page was wanted" },
  ],
  spoken: ["The window is titled “Welcome Back”; with the second step the title stays."],
  otherNames: ["/login", "google sign-in"],
};
