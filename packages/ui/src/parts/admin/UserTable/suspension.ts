/** Why somebody may not sign in, and until when. */
export interface AdminSuspension {
  /** As its user reads it. */
  reason: string;
  /** Null: until it is lifted. */
  until: string | null;
}
