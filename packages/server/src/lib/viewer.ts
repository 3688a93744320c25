import type { Role } from "@katha/api/contract";
import { signInNeeded } from "./problem.ts";

/** The user who makes a request. */
export interface Viewer {
  id: string;
  role: Role;
  has_premium_access: boolean;
  /** The device's sign-in of the request. */
  sign_in_id?: string;
}

/** Calls whose access is not `anyone` always have a viewer. */
export function signedIn(viewer: Viewer | null): Viewer {
  if (viewer === null) throw signInNeeded();
  return viewer;
}
