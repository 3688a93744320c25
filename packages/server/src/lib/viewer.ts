import type { Role } from "@katha/api/contract";
import { signInNeeded } from "./problem.ts";

/** The user on whose behalf a request is made. */
export interface Viewer {
  id: string;
  role: Role;
  has_premium_access: boolean;
  /** The device's sign-in that the request came by. */
  sign_in_id?: string;
}

/** In calls whose access is not `anyone` there is always somebody. */
export function signedIn(viewer: Viewer | null): Viewer {
  if (viewer === null) throw signInNeeded();
  return viewer;
}
