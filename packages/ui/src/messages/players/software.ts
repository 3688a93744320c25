import type { MessageTable } from "../types.ts";

export const softwareMessages = {
  title: /*i18n*/ { id: "software.title", message: "Access for other software" },
  note: /*i18n*/ {
    id: "software.note",
    message:
      "With a token, an assistant or another program gets into your account without your password. You say what it may do, and you can end it here at any time. A new password and signing out everywhere end all tokens.",
  },
  address: /*i18n*/ {
    id: "software.address",
    message: "The address for assistants (Model Context Protocol)",
  },
  copyAddress: /*i18n*/ { id: "software.copyAddress", message: "Copy the address" },
  books: /*i18n*/ {
    id: "software.books",
    message:
      "The address for reading apps (OPDS), with your plays as books. A token is the password there; the user name may be anything.",
  },
  copyBooks: /*i18n*/ { id: "software.copyBooks", message: "Copy the address for reading apps" },
  off: /*i18n*/ {
    id: "software.off",
    message: "This Katha takes no tokens at the moment.",
  },

  tokens: /*i18n*/ { id: "software.tokens", message: "Tokens" },
  none: /*i18n*/ { id: "software.none", message: "You have no tokens." },
  full: /*i18n*/ {
    id: "software.full",
    message: "You have as many tokens as an account may have. End one to make another.",
  },
  "scope.read": /*i18n*/ { id: "software.scope.read", message: "Reads and plays" },
  "scope.write": /*i18n*/ { id: "software.scope.write", message: "Also writes drafts" },
  made: /*i18n*/ { id: "software.made", message: "made on {date}" },
  used: /*i18n*/ { id: "software.used", message: "last used on {date}" },
  unused: /*i18n*/ { id: "software.unused", message: "not used yet" },
  until: /*i18n*/ { id: "software.until", message: "ends on {date}" },
  expired: /*i18n*/ { id: "software.expired", message: "Ended" },
  end: /*i18n*/ { id: "software.end", message: "End" },
  endOf: /*i18n*/ { id: "software.endOf", message: "End the token {name}" },
  ending: /*i18n*/ { id: "software.ending", message: "Ending..." },
  remove: /*i18n*/ { id: "software.remove", message: "Remove" },
  removeOf: /*i18n*/ { id: "software.removeOf", message: "Remove the token {name}" },
  removing: /*i18n*/ { id: "software.removing", message: "Removing..." },

  open: /*i18n*/ { id: "software.open", message: "Make a token" },
  name: /*i18n*/ { id: "software.name", message: "Name" },
  nameHint: /*i18n*/ {
    id: "software.nameHint",
    message: "So that you know it again: the program or the device.",
  },
  nameMissing: /*i18n*/ { id: "software.nameMissing", message: "Give it a name." },
  scope: /*i18n*/ { id: "software.scope", message: "What it may do" },
  "choice.read": /*i18n*/ {
    id: "software.choice.read",
    message: "Find stories, read them and play for you",
  },
  "choice.write": /*i18n*/ {
    id: "software.choice.write",
    message: "That, and read and write your drafts",
  },
  days: /*i18n*/ { id: "software.days", message: "How long it lasts" },
  daysOf: /*i18n*/ {
    id: "software.daysOf",
    message: "{count, plural, one {{amount} day} other {{amount} days}}",
  },
  password: /*i18n*/ { id: "software.password", message: "Your password" },
  make: /*i18n*/ { id: "software.make", message: "Make it" },
  making: /*i18n*/ { id: "software.making", message: "Making it..." },
  cancel: /*i18n*/ { id: "software.cancel", message: "Never mind" },
  once: /*i18n*/ {
    id: "software.once",
    message:
      "Copy it now: it is shown this once. Whoever has it gets in, so give it to that program alone.",
  },
  token: /*i18n*/ { id: "software.token", message: "The token {name}" },
  copy: /*i18n*/ { id: "software.copy", message: "Copy" },
  copied: /*i18n*/ { id: "software.copied", message: "Copied." },
  notCopied: /*i18n*/ {
    id: "software.notCopied",
    message: "It could not be copied. Select it and copy it by hand.",
  },
  kept: /*i18n*/ { id: "software.kept", message: "I have put it where it belongs" },
} as const satisfies MessageTable;
