import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Signs a reader in, with the second step where their account has one.",
  from: [
    { at: "MatureStoryScreen", by: "A guest's button" },
    { at: "RegisterScreen", by: "“Sign in”, for those who have an account" },
    { at: "ForgotPasswordScreen", by: "The way back" },
    { at: "ResetPasswordScreen", by: "Once the password is set, or the way back" },
    { at: "ConfirmBrowserScreen", by: "Once confirmed, or the way back" },
    { at: "VerifyEmailScreen", by: "Once confirmed, for those who are not signed in" },
    { at: "NavigationBar", by: "“Login”" },
    { by: "Any page for members, when nobody is signed in" },
    { at: "StoryScreen", by: "“Login Required”: PLAY for a guest" },
    { at: "SharedStoryScreen", by: "“Login Required”: PLAY for a guest" },
    { at: "ProgressScreen", by: "“Logout”" },
    { at: "AccountScreen", by: "Signing out everywhere" },
  ],
  to: [
    { at: "RegisterScreen", by: "“Create an account”" },
    { at: "ForgotPasswordScreen", by: "“Forgot your password?”" },
    { at: "HomeScreen", by: "Once signed in, unless another page was wanted" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The name, “Forgot your password?”, the password, “Remember me”, the button.",
    },
    {
      keys: "Enter",
      does: "In a field: signs in; with a fault, the focus goes to the first field that has one.",
    },
  ],
  spoken: [
    "Why it failed is an alert above the fields, which keep what was typed.",
    "When the second step appears, the focus is in its field; after “Back” it is in the password, which is empty.",
  ],
  words: [
    {
      rule: "The title greets; the button says what it does.",
      good: "Welcome Back",
      bad: "User login",
      hindi: "फिर स्वागत है",
    },
    {
      rule: "Who was signed out hears that nothing is lost.",
      good: "Your sign-in has ended. Sign in again and you are back where you were: what you were writing waits there.",
      bad: "Session expired (401)",
      hindi:
        "आपका साइन-इन समाप्त हो गया है। फिर से साइन इन करें, आप वहीं पहुँचेंगे जहाँ थे: आप जो लिख रहे थे, वह वहीं आपकी राह देख रहा है।",
    },
  ],
  otherNames: ["sign-in page", "sign in screen", "log in", "लॉग इन"],
};
