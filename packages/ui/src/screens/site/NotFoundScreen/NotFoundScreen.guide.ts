import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Shown for an address that leads nowhere.",
  from: [{ by: "Any address that no page has" }],
  to: [{ at: "HomeScreen", by: "“To all stories”" }],
  keyboard: [
    { keys: "Tab", does: "Goes to “To all stories”." },
    { keys: "Enter", does: "Follows it." },
  ],
  spoken: ["Heading and note are read as any text: it is not an alert."],
  words: [
    {
      rule: "What is not there, and that nothing is lost.",
      good: "The address leads nowhere. The stories are all where they were.",
      bad: "404 Not Found",
      hindi: "यह पता कहीं नहीं ले जाता। कहानियाँ सब अपनी जगह हैं।",
    },
  ],
  otherNames: ["404 page", "missing page", "page not found"],
};
