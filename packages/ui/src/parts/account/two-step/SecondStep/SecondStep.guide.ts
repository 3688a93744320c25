import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks for the second step of signing in, and leads back to the first.",
  use: ["In place of the sign-in form, once the password was right."],
  avoid: [
    { when: "Proving who one is within a page.", instead: "ProofForm" },
    { when: "A whole page with its frame.", instead: "LoginPage" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Proof", is: "A ProofForm with the ways that the account has." },
    { part: "Back", is: "A quiet button to the password." },
    { part: "Expired", is: "A warning and one button take their place when it took too long." },
  ],
  keyboard: [
    { keys: "Enter", does: "Sends the proof." },
    { keys: "Tab", does: "The proof, then the way back." },
  ],
  spoken: [
    "When it appears the focus is in its field; when it has expired, on “Sign in again”.",
    "That it expired is a status, a failure an alert.",
  ],
  words: [
    {
      rule: "Where something ended, say what was kept.",
      good: "Nothing is lost: sign in again, and you will come to the page you wanted.",
      bad: "Session expired.",
      hindi: "कुछ नहीं खोया: फिर से साइन इन करें, और आप उसी पन्ने पर पहुँचेंगे जिसे आप चाहते थे।",
    },
  ],
  otherNames: ["2FA prompt", "MFA challenge", "verification step"],
};
