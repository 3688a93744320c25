import type { Session } from "./session.ts";

/** Who is signed in: a user's id, `""` until the user has been loaded, null for a guest. */
export type Viewer = string | null;

export function viewerOf(session: Session): Viewer {
  return session.readUser()?.id ?? (session.readTokens() ? "" : null);
}

/** Calls back when the viewer changes, in this tab or another. */
export function onOtherViewer(session: Session, changed: () => void): () => void {
  let viewer = viewerOf(session);
  return session.listen(() => {
    const before = viewer;
    viewer = viewerOf(session);
    // Loading the user who is already signed in is not a change.
    if (viewer !== before && !(before === "" && viewer !== null)) changed();
  });
}

interface Notice {
  readonly viewer: Viewer;
}

/**
 * Tells other tabs about signing in or out. All read the same storage; the channel and the storage event only say when
 * to read it again, whichever comes first.
 */
export function joinTabs(session: Session, channel = openChannel()): () => void {
  let announced = viewerOf(session);
  const stop = session.listen(() => {
    const viewer = viewerOf(session);
    if (viewer === announced) return;
    announced = viewer;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own
    channel?.postMessage({ viewer } satisfies Notice);
  });
  const readAgain = () => {
    announced = viewerOf(session);
    session.announce();
  };
  channel?.addEventListener("message", readAgain);
  const page = globalThis.window as Window | undefined;
  page?.addEventListener("storage", readAgain);
  return () => {
    stop();
    channel?.removeEventListener("message", readAgain);
    page?.removeEventListener("storage", readAgain);
    channel?.close();
  };
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("katha-session");
}
