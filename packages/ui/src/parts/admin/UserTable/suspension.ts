/** Why a user may not sign in, and until when. */
export interface AdminSuspension {
  /** The reason as its user reads it. */
  reason: string;
  /** Null until it is lifted. */
  until: string | null;
}
