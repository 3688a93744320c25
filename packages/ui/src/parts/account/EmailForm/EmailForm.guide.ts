import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks for one address to write to.",
  use: ["Where a link is sent: to set a password, to verify an address."],
  avoid: [
    { when: "An address beside other fields.", instead: "TextField" },
    { when: "A waitlist with a note.", instead: "WaitlistPage" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a `form` with the name you give." },
    { part: "Failure", is: "Why nothing could be sent." },
    { part: "Field", is: "The address; the browser fills it in." },
    { part: "Button", is: "Says what is sent; a spinner while `busy`." },
  ],
  keyboard: [
    { keys: "Enter", does: "Sends the form." },
    { keys: "Tab", does: "The field, then the button." },
  ],
  spoken: [
    "What is wrong with the address is read with the field, which gets the focus.",
    "A failure of the whole is an alert.",
  ],
  words: [
    {
      rule: "The button says what will come.",
      good: "Send Instructions",
      bad: "Submit",
      hindi: "निर्देश भेजें",
    },
  ],
  otherNames: ["forgot password", "magic link", "newsletter form", "subscribe"],
};
