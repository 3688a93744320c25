import type { Role } from "@katha/api/contract";
import type { Lsn } from "./lsn.ts";
import { signInNeeded } from "./problem.ts";

/** The user who makes a request. */
export interface Viewer {
  id: string;
  role: Role;
  has_premium_access: boolean;
  /** Mature stories are shown without a veil. */
  shows_mature?: boolean;
  /** Up to where in the database's log of changes the user's last write reaches, if it was noted. */
  wrote_at?: Lsn;
  /** The sign-in that the request belongs to. */
  sign_in_id?: string;
  /** This sign-in proved a second factor, recently enough for administrators. */
  has_proved_second_factor?: boolean;
  /** An administrator without the second factor that this server requires; `role` is then reduced. */
  lacks_second_factor?: boolean;
  /** An administrator whose password is the one that Katha printed; `role` is then reduced. */
  has_printed_password?: boolean;
}

/** Where a request is seen before its call, or belongs to none: calls themselves have their viewer by their access. */
export function signedIn(viewer: Viewer | null): Viewer {
  if (viewer === null) throw signInNeeded();
  return viewer;
}
