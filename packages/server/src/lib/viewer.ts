import type { Role } from "@katha/api/contract";
import { signInNeeded } from "./problem.ts";

/** The user who makes a request. */
export interface Viewer {
  id: string;
  role: Role;
  has_premium_access: boolean;
  /** Mature stories come without a veil. */
  shows_mature?: boolean;
  /** The device's sign-in of the request. */
  sign_in_id?: string;
  /** This sign-in proved a second factor, lately enough for administrators. */
  has_proved_second_factor?: boolean;
  /** An administrator without the proof that this server asks for: `role` says what is left. */
  lacks_second_factor?: boolean;
}

/** Calls whose access is not `anyone` always have a viewer. */
export function signedIn(viewer: Viewer | null): Viewer {
  if (viewer === null) throw signInNeeded();
  return viewer;
}
