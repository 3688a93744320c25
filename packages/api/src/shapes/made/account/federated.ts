// Made from the contract by `npm run readers`.

export interface OpenedInvitation {
  /** Whom it invites; null: whoever has the link */
  email: string | null;
  expiresAt: string;
}
