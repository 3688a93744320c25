import type { MessageTable } from "../types.ts";

/** What a form says of values that it does not take. */
export const formMessages = {
  "fault.valueMissing": /*i18n*/ { id: "forms.fault.valueMissing", message: "Fill this in" },
  "fault.tooShort": /*i18n*/ {
    id: "forms.fault.tooShort",
    message:
      "{count, plural, one {At least {amount} character} other {At least {amount} characters}}",
  },
  "fault.tooLong": /*i18n*/ {
    id: "forms.fault.tooLong",
    message:
      "{count, plural, one {At most {amount} character} other {At most {amount} characters}}",
  },
  "fault.rangeUnderflow": /*i18n*/ {
    id: "forms.fault.rangeUnderflow",
    message: "This must be at least {min}.",
  },
  "fault.rangeOverflow": /*i18n*/ {
    id: "forms.fault.rangeOverflow",
    message: "This must be at most {max}.",
  },
  "fault.email": /*i18n*/ {
    id: "forms.fault.email",
    message: "Write an email address, such as name@example.org",
  },
  "fault.url": /*i18n*/ {
    id: "forms.fault.url",
    message: "Write a web address, such as https://example.org",
  },
  "fault.patternMismatch": /*i18n*/ {
    id: "forms.fault.patternMismatch",
    message: "This is not in the form that is asked for",
  },
  checking: /*i18n*/ { id: "forms.checking", message: "Checking..." },
  "summary.title": /*i18n*/ {
    id: "forms.summary.title",
    message:
      "{count, plural, one {One thing is to be mended} other {{amount} things are to be mended}}",
  },
} as const satisfies MessageTable;
