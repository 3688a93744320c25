import type { MessageTable } from "../types.ts";

export const adminShellMessages = {
  "shell.label": /*i18n*/ { id: "admin.shell.label", message: "Administration" },
  "shell.stories": /*i18n*/ { id: "admin.shell.stories", message: "Stories" },
  "shell.categories": /*i18n*/ { id: "admin.shell.categories", message: "Categories" },
  "shell.tags": /*i18n*/ { id: "admin.shell.tags", message: "Tags" },
  "shell.review": /*i18n*/ { id: "admin.shell.review", message: "Review" },
  "shell.reports": /*i18n*/ { id: "admin.shell.reports", message: "Reports" },
  "shell.users": /*i18n*/ { id: "admin.shell.users", message: "Users" },
  "shell.waitlist": /*i18n*/ { id: "admin.shell.waitlist", message: "Waitlist" },
  "shell.models": /*i18n*/ { id: "admin.shell.models", message: "Storytellers" },
  "shell.audit": /*i18n*/ { id: "admin.shell.audit", message: "Audit" },
  "shell.health": /*i18n*/ { id: "admin.shell.health", message: "Health" },
  "shell.logout": /*i18n*/ { id: "admin.shell.logout", message: "Logout" },
  "shell.leaving": /*i18n*/ { id: "admin.shell.leaving", message: "Signing out..." },
  "shell.waiting": /*i18n*/ {
    id: "admin.shell.waiting",
    message: "{count, plural, one {{amount} story waits} other {{amount} stories wait}}",
  },
  "shell.reported": /*i18n*/ {
    id: "admin.shell.reported",
    message: "{count, plural, one {{amount} report is open} other {{amount} reports are open}}",
  },

  "login.title": /*i18n*/ { id: "admin.login.title", message: "Administration" },
  "login.note": /*i18n*/ { id: "admin.login.note", message: "For those who keep the house." },
  "login.ended": /*i18n*/ {
    id: "admin.login.ended",
    message: "Your sign-in has ended. Sign in again and you are back on the page you were on.",
  },
  "login.signedInAs": /*i18n*/ {
    id: "admin.login.signedInAs",
    message:
      "You are signed in as {name}, and these pages are for administrators. To open them, sign in below as somebody else; that signs {name} out in this browser.",
  },
  "login.identifier": /*i18n*/ { id: "admin.login.identifier", message: "Email or Username" },
  "login.password": /*i18n*/ { id: "admin.login.password", message: "Password" },
  "login.submit": /*i18n*/ { id: "admin.login.submit", message: "Sign In" },
  "login.busy": /*i18n*/ { id: "admin.login.busy", message: "Signing in..." },
  "login.home": /*i18n*/ { id: "admin.login.home", message: "To the stories" },
  "login.identifierRequired": /*i18n*/ {
    id: "admin.login.identifierRequired",
    message: "Email or username is required",
  },
  "login.passwordRequired": /*i18n*/ {
    id: "admin.login.passwordRequired",
    message: "Password is required",
  },
  "login.invalidInput": /*i18n*/ {
    id: "admin.login.invalidInput",
    message: "Invalid input format. Please check your credentials.",
  },
  "login.invalidCredentials": /*i18n*/ {
    id: "admin.login.invalidCredentials",
    message: "Invalid credentials. Please check your username and password.",
  },
  "login.failed": /*i18n*/ {
    id: "admin.login.failed",
    message: "Failed to login. Please check your credentials.",
  },
  "login.malformed": /*i18n*/ { id: "admin.login.malformed", message: "Invalid response format" },

  "list.loading": /*i18n*/ { id: "admin.list.loading", message: "Loading..." },
  "list.fetchFailed": /*i18n*/ {
    id: "admin.list.fetchFailed",
    message: "Failed to fetch data. Please try again.",
  },
  "list.more": /*i18n*/ { id: "admin.list.more", message: "Show more" },
  "list.search": /*i18n*/ { id: "admin.list.search", message: "Search" },
} as const satisfies MessageTable;
