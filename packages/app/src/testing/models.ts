import type { ModelLists } from "@katha/api/models";

/** The built-in narrator and two painters, as the catalogue lists them. */
export const modelLists: ModelLists = {
  text: [
    {
      model_key: "tenali",
      display_name: "Tenali",
      hinglish_description: "Author ki kahani, shabd-shabd",
      tier: "standard",
      credit_cost: 1,
    },
    {
      model_key: "vyasa",
      display_name: "Vyasa",
      hinglish_description: "Lambi saans, gehri baat",
      tier: "premium",
      credit_cost: 5,
    },
  ],
  image: [
    {
      model_key: "vishvakarma",
      display_name: "Vishvakarma",
      hinglish_description: "Mandir aur mahal ki miniature",
      tier: "standard",
      credit_cost: 5,
    },
  ],
};
