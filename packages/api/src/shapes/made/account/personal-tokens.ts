// Made from the contract by `npm run readers`.

export interface PersonalToken {
  id: string;
  name: string;
  /** `read`: find, read and play; `write`: that, and the user's own drafts */
  scope: "read" | "write";
  createdAt: string;
  /** To the minute */
  lastUsedAt: string | null;
  expiresAt: string;
  isExpired: boolean;
}

export interface PersonalTokens {
  tokens: PersonalToken[];
  /** Where assistants reach this Katha by the Model Context Protocol; null: nowhere */
  mcpAddress: string | null;
  /** Where reading apps find the user's own plays as books (OPDS); null: nowhere */
  booksAddress: string | null;
}

export interface NewPersonalToken extends PersonalToken {
  token: string;
}
