import type { Suspension } from "@katha/api/shapes";

/** Why a user may not sign in, and until when: null until it is lifted. */
export type AdminSuspension = Pick<Suspension, "reason" | "until">;
