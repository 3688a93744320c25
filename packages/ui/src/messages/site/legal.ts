import type { MessageTable } from "../types.ts";

export const legalMessages = {
  "guidebook.label": /*i18n*/ { id: "legal.guidebook.label", message: "Guidebook" },
  "guidebook.started": /*i18n*/ { id: "legal.guidebook.started", message: "Getting Started" },
  "guidebook.account": /*i18n*/ { id: "legal.guidebook.account", message: "Account Questions" },
  "guidebook.privacy": /*i18n*/ { id: "legal.guidebook.privacy", message: "Privacy & Security" },
  "guidebook.terms": /*i18n*/ { id: "legal.guidebook.terms", message: "Terms of Service" },
  "legal.contents": /*i18n*/ { id: "legal.contents", message: "On this page" },
  "legal.only": /*i18n*/ {
    id: "legal.only",
    message: "This page is written in English, which is the version that binds.",
  },
  "terms.title": /*i18n*/ { id: "legal.terms.title", message: "Terms of Service" },
  "terms.revised": /*i18n*/ { id: "legal.terms.revised", message: "Last revised {date}" },
  "privacy.title": /*i18n*/ { id: "legal.privacy.title", message: "Privacy Policy" },
  "privacy.updated": /*i18n*/ { id: "legal.privacy.updated", message: "Last updated {date}" },
} as const satisfies MessageTable;
