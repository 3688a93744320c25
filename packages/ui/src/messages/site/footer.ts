import type { MessageTable } from "../types.ts";

/** The footer of every page. */
export const footerMessages = {
  "footer.label": /*i18n*/ { id: "footer.label", message: "Footer" },
  "footer.line": /*i18n*/ { id: "footer.line", message: "Stories that listen" },
  "footer.terms": /*i18n*/ { id: "footer.terms", message: "Terms of Service" },
  "footer.privacy": /*i18n*/ { id: "footer.privacy", message: "Privacy Policy" },
  "footer.guide": /*i18n*/ { id: "footer.guide", message: "How to Play" },
  "footer.chat": /*i18n*/ { id: "footer.chat", message: "Community chat" },
  "footer.contact": /*i18n*/ { id: "footer.contact", message: "Contact" },
  "footer.admin": /*i18n*/ { id: "footer.admin", message: "Administration" },
  "footer.copyright": /*i18n*/ { id: "footer.copyright", message: "© {year} Katha" },
} as const satisfies MessageTable;
