// Made from the contract by `npm run readers`.
/** Fields of forms that are sent as they are, with all that is in them. */
export const documentFields: ReadonlySet<string> = new Set([
  "assertion",
  "bible",
  "counts",
  "gameConfig",
  "qualities",
  "registration",
  "rules",
  "storyStructure",
  "visits",
  "voices",
]);
