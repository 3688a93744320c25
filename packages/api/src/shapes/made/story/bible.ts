// Made from the contract by `npm run readers`.

export type StoryBible = Record<string, unknown>;
