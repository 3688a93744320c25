import type { MessageTable } from "../types.ts";

/** The texts of fields, lists and notices themselves. */
export const controlMessages = {
  "field.optional": /*i18n*/ { id: "controls.field.optional", message: "Optional" },
  "field.reveal": /*i18n*/ { id: "controls.field.reveal", message: "Show: {label}" },
  "field.conceal": /*i18n*/ { id: "controls.field.conceal", message: "Hide: {label}" },
  "choose.none": /*i18n*/ { id: "controls.choose.none", message: "Nothing like that here" },
  "choose.clear": /*i18n*/ { id: "controls.choose.clear", message: "Clear: {label}" },
  "choose.open": /*i18n*/ { id: "controls.choose.open", message: "Show all: {label}" },
  "rating.stars": /*i18n*/ {
    id: "controls.rating.stars",
    message: "{count, plural, one {{amount} star} other {{amount} stars}}",
  },
  "pages.label": /*i18n*/ { id: "controls.pages.label", message: "Pages" },
  "pages.previous": /*i18n*/ { id: "controls.pages.previous", message: "Previous page" },
  "pages.next": /*i18n*/ { id: "controls.pages.next", message: "Next page" },
  "pages.page": /*i18n*/ { id: "controls.pages.page", message: "Page {page}" },
  "toast.label": /*i18n*/ { id: "controls.toast.label", message: "News" },
} as const satisfies MessageTable;
