import { type User, viewerOf } from "@katha/api";
import { useSyncExternalStore } from "react";
import { useConnection } from "./ConnectionContext.ts";

export interface ViewerState {
  readonly isSignedIn: boolean;
  /** Null for a guest, and until it is known who came in by a token. */
  readonly user: User | null;
}

/** Who is reading, as this tab or another one last had it. */
export function useViewer(): ViewerState {
  const { session } = useConnection();
  // The server, which drew the page, knows nobody: whoever is signed in is seen once it stands.
  const isSignedIn = useSyncExternalStore(
    session.listen,
    () => viewerOf(session) !== null,
    () => false,
  );
  const user = useSyncExternalStore(session.listen, session.readUser, () => null);
  return { isSignedIn, user };
}
