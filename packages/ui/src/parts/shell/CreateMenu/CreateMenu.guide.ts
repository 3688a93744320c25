import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leads authors from the bar to a new story and to their own ones.",
  use: ["In a `NavigationBar`, as its `createMenu`, on wide screens."],
  avoid: [
    { when: "On a phone: give the links to the menu as `create`.", instead: "MobileMenu" },
    { when: "Other actions behind a button.", instead: "Menu" },
  ],
  anatomy: [
    { part: "Button", is: "The root: “Treasury” with an arrow." },
    {
      part: "List",
      is: "The browser's own popover with two links, flush with the button's beginning.",
    },
  ],
  keyboard: [
    { keys: "Enter, Space", does: "On the button: opens or closes the list." },
    { keys: "Tab", does: "Goes from the button into the open list." },
    { keys: "Enter", does: "Follows a link; the list closes." },
    { keys: "Escape", does: "Closes the list." },
  ],
  spoken: [
    "“Treasury, button”, and whether it is expanded.",
    "A list of two links, “Compose” and “Creations”.",
  ],
  words: [],
  otherNames: ["author menu", "write menu", "nav dropdown", "new story"],
};
