// Made from the contract by `npm run readers`.

export interface DeletedDraft {
  restorableUntil: string;
}

export interface ShareLink {
  /** Told this once: the server keeps a print of it */
  token: string;
  createdAt: string;
}
