export const legalEn = {
  "guidebook.label": "Guidebook",
  "guidebook.started": "Getting Started",
  "guidebook.account": "Account Questions",
  "guidebook.privacy": "Privacy & Security",
  "guidebook.terms": "Terms of Service",
  "legal.contents": "On this page",
  "legal.only": "This page is written in English, which is the version that binds.",
  "terms.title": "Terms of Service",
  "terms.revised": "Last revised {date}",
  "privacy.title": "Privacy Policy",
  "privacy.updated": "Last updated {date}",
} as const;
