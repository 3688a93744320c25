import type { Role } from "@katha/api/contract";

/** The user on whose behalf a request is made. */
export interface Viewer {
  id: string;
  role: Role;
  has_premium_access: boolean;
}
