import type { ModelLists } from "@katha/api/models";

/** Two storytellers of a provider and a painter of Katha's own, as the server lists them. */
export const modelLists: ModelLists = {
  text: [
    {
      modelKey: "tenali",
      displayName: "Tenali",
      hinglishDescription: "Author ki kahani, shabd-shabd",
      tier: "standard",
      creditCost: 1,
      servedBy: "riverside",
    },
    {
      modelKey: "vyasa",
      displayName: "Vyasa",
      hinglishDescription: "Lambi saans, gehri baat",
      tier: "premium",
      creditCost: 5,
      servedBy: "riverside",
    },
  ],
  image: [
    {
      modelKey: "vishvakarma",
      displayName: "Vishvakarma",
      hinglishDescription: "Mandir aur mahal ki miniature",
      tier: "standard",
      creditCost: 5,
      servedBy: null,
    },
  ],
  ownKeysAllowed: false,
};

const toldByKatha = (model: ModelLists["text"][number]) => ({
  ...model,
  creditCost: 0,
  servedBy: null,
});

/** Where no provider serves a storyteller: Katha's own, alone. */
export const ownTeller: ModelLists = {
  ...modelLists,
  text: modelLists.text.slice(0, 1).map(toldByKatha),
};
