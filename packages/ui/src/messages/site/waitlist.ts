import type { MessageTable } from "../types.ts";

export const waitlistMessages = {
  "waitlist.soon": /*i18n*/ { id: "waitlist.soon", message: "Coming Soon" },
  "waitlist.title": /*i18n*/ { id: "waitlist.title", message: "Katha Premium" },
  "waitlist.note": /*i18n*/ {
    id: "waitlist.note",
    message:
      "More voices to tell, more hands to paint, and a quieter room to read in. It is being built; put your name down and you will hear when the door opens.",
  },
  "waitlist.offer": /*i18n*/ {
    id: "waitlist.offer",
    message: "Limited time: 50% off for early subscribers",
  },
  "waitlist.form": /*i18n*/ { id: "waitlist.form", message: "Join the waitlist" },
  "waitlist.name": /*i18n*/ { id: "waitlist.name", message: "Name" },
  "waitlist.email": /*i18n*/ { id: "waitlist.email", message: "Email" },
  "waitlist.join": /*i18n*/ { id: "waitlist.join", message: "Join the Waitlist" },
  "waitlist.joining": /*i18n*/ { id: "waitlist.joining", message: "Submitting..." },
  "waitlist.opens": /*i18n*/ {
    id: "waitlist.opens",
    message: "A form opens in a new tab. Nothing you write here is kept by this site.",
  },
  "waitlist.kept": /*i18n*/ {
    id: "waitlist.kept",
    message:
      "Your name and email are kept here, for this alone: to tell you when premium opens. Nobody else gets them.",
  },
  "waitlist.consent": /*i18n*/ {
    id: "waitlist.consent",
    message:
      "Keep my name and email and write to me when premium opens. I can ask to be removed at any time.",
  },
  "waitlist.agree": /*i18n*/ {
    id: "waitlist.agree",
    message: "By joining you accept the {terms} and the {privacy}.",
  },
  "waitlist.terms": /*i18n*/ { id: "waitlist.terms", message: "Terms of Service" },
  "waitlist.privacy": /*i18n*/ { id: "waitlist.privacy", message: "Privacy Policy" },

  "waitlist.thanks": /*i18n*/ { id: "waitlist.thanks", message: "Thank you for joining!" },
  "waitlist.thanksForm": /*i18n*/ {
    id: "waitlist.thanksForm",
    message: "The form has opened in a new tab: your place is kept once you have sent it.",
  },
  "waitlist.thanksKept": /*i18n*/ {
    id: "waitlist.thanksKept",
    message: "Your name is on the list, and you will hear when premium opens.",
  },
  "waitlist.again": /*i18n*/ { id: "waitlist.again", message: "Open the form again" },
  "waitlist.return": /*i18n*/ { id: "waitlist.return", message: "Return to Home" },

  "waitlist.benefits": /*i18n*/ { id: "waitlist.benefits", message: "What it will bring" },
  "early.title": /*i18n*/ { id: "waitlist.early.title", message: "Early access" },
  "early.note": /*i18n*/ {
    id: "waitlist.early.note",
    message: "New stories and new commands reach you before they reach the shelves.",
  },
  "exclusive.title": /*i18n*/ { id: "waitlist.exclusive.title", message: "Exclusive content" },
  "exclusive.note": /*i18n*/ {
    id: "waitlist.exclusive.note",
    message: "Stories that are written for premium readers, and long ones above all.",
  },
  "models.title": /*i18n*/ { id: "waitlist.models.title", message: "Advanced AI models" },
  "models.note": /*i18n*/ {
    id: "waitlist.models.note",
    message: "The tellers with the longest memory and the painters with the finest brush.",
  },
  "support.title": /*i18n*/ { id: "waitlist.support.title", message: "Priority support" },
  "support.note": /*i18n*/ {
    id: "waitlist.support.note",
    message: "When something is amiss, your letter is read first.",
  },
  "quiet.title": /*i18n*/ { id: "waitlist.quiet.title", message: "Ad-free experience" },
  "quiet.note": /*i18n*/ {
    id: "waitlist.quiet.note",
    message: "Nothing is sold to you between two passages. Ever.",
  },
  "themes.title": /*i18n*/ { id: "waitlist.themes.title", message: "Custom themes" },
  "themes.note": /*i18n*/ {
    id: "waitlist.themes.note",
    message: "Other rooms of the palace to read in: its own paper, its own light.",
  },

  "fault.blank": /*i18n*/ { id: "waitlist.fault.blank", message: "Please fill out all fields" },
  "fault.email": /*i18n*/ {
    id: "waitlist.fault.email",
    message: "Please enter a valid email address",
  },
  "fault.consent": /*i18n*/ {
    id: "waitlist.fault.consent",
    message: "Your name is kept only if you agree.",
  },
  "fault.failed": /*i18n*/ {
    id: "waitlist.fault.failed",
    message: "Something went wrong. Please try again later.",
  },
} as const satisfies MessageTable;
