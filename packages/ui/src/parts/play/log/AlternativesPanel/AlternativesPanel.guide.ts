import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Offers the models that the coins still reach for, when they do not reach for the chosen one.",
  use: ["Above the tray, after a turn was refused for want of coins."],
  avoid: [
    { when: "Choosing a model in peace.", instead: "ModelPicker" },
    { when: "No model at all is in reach: say so.", instead: "Callout" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section`." },
    { part: "Title", is: "“Try these alternatives:”." },
    { part: "Offers", is: "A button for each model, with its coin." },
    { part: "Close", is: "A cross that changes nothing." },
  ],
  keyboard: [
    { keys: "Tab", does: "Through the offers to the cross." },
    { keys: "Enter, Space", does: "Choose a model or close the panel." },
  ],
  spoken: [
    "A region named “Models you can afford”.",
    "Each offer is read as name and price: “Tenali 1 coin”.",
  ],
  words: [
    {
      rule: "Offer what can be done; the log has said what cannot.",
      good: "Models you can afford",
      bad: "Insufficient funds for Kalidasa",
      hindi: "जो मॉडल आपके सिक्कों में आ सकते हैं",
    },
  ],
  otherNames: ["upsell", "fallback models", "suggestions", "out of credits"],
};
