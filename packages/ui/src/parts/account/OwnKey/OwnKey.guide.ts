import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Lets a reader bring a key for a provider of language models, choose what tells with it, and remove it.",
  use: ["Among the settings of an account, where the house allows it or a key is kept."],
  avoid: [
    { when: "The house binds a provider for everybody.", instead: "AdminModelsPage" },
    { when: "Choosing who tells while playing.", instead: "ModelPicker" },
  ],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading and what a key is for." },
    { part: "What is kept", is: "Provider, model and that the key is sealed; never the key." },
    {
      part: "What goes where",
      is: "Four sentences: what the provider gets, who pays, what is kept.",
    },
    { part: "Form", is: "Provider and key; or, once a key is kept, the model that tells." },
    { part: "Buttons", is: "Another model, another key, and one that removes the key." },
  ],
  keyboard: [
    { keys: "Enter", does: "Checks the key, or tries the model." },
    { keys: "Arrow keys", does: "In the list of models, go from one to the next." },
  ],
  spoken: [
    "The key is a password field: nobody hears it. Why it was refused is an alert.",
    "When a form is gone, the next field has the focus.",
  ],
  words: [
    {
      rule: "Say who gets which words, and who pays.",
      good: "What you type goes to OpenAI (api.openai.com), under your account there.",
      bad: "Connect your API for a premium experience!",
      hindi: "आप जो लिखते हैं, वह आपके खाते से OpenAI (api.openai.com) को जाता है।",
    },
  ],
  otherNames: ["API key", "bring your own key", "BYOK", "credentials"],
};
