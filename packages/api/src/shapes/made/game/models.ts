// Made from the contract by `npm run readers`.

export interface Model {
  modelKey: string;
  displayName: string;
  hinglishDescription: string;
  tier: string;
  creditCost: number;
  /** The provider; null for Katha's own */
  servedBy: string | null;
}

export interface ModelLists {
  text: Model[];
  image: Model[];
  /** Whether readers may use keys of their own here */
  ownKeysAllowed: boolean;
}
