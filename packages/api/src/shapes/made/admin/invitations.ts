// Made from the contract by `npm run readers`.

export interface Invitation {
  id: string;
  /** Whom it invites; null: whoever has the link */
  email: string | null;
  /** The administrator's own words; empty for none */
  note: string;
  uses: number;
  usesLeft: number;
  createdAt: string;
  expiresAt: string;
  withdrawnAt: string | null;
  /** For the link `/register?invitation=…`; null once it invites nobody any more */
  token: string | null;
}

export interface Invitations {
  invitations: Invitation[];
  nextCursor: string | null;
}
