import type { ModelLists } from "@katha/api/models";

/** Two storytellers of a provider and a painter of Katha's own, as the server lists them. */
export const modelLists: ModelLists = {
  text: [
    {
      model_key: "tenali",
      display_name: "Tenali",
      hinglish_description: "Author ki kahani, shabd-shabd",
      tier: "standard",
      credit_cost: 1,
      served_by: "riverside",
    },
    {
      model_key: "vyasa",
      display_name: "Vyasa",
      hinglish_description: "Lambi saans, gehri baat",
      tier: "premium",
      credit_cost: 5,
      served_by: "riverside",
    },
  ],
  image: [
    {
      model_key: "vishvakarma",
      display_name: "Vishvakarma",
      hinglish_description: "Mandir aur mahal ki miniature",
      tier: "standard",
      credit_cost: 5,
      served_by: null,
    },
  ],
  own_keys_allowed: false,
};

const toldByKatha = (model: ModelLists["text"][number]) => ({
  ...model,
  credit_cost: 0,
  served_by: null,
});

/** Where no provider serves a storyteller: Katha's own, alone. */
export const ownTeller: ModelLists = {
  ...modelLists,
  text: modelLists.text.slice(0, 1).map(toldByKatha),
};
