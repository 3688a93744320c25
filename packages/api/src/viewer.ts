import type { Session } from "./session.ts";

/** Who is signed in: a user's id, `""` for somebody whose name is not known yet, null for a guest. */
export type Viewer = string | null;

export function viewerOf(session: Session): Viewer {
  return session.readUser()?.id ?? (session.readTokens() ? "" : null);
}

/** Calls back when somebody else reads now, in this tab or by what another tab did. */
export function onOtherViewer(session: Session, changed: () => void): () => void {
  let viewer = viewerOf(session);
  return session.listen(() => {
    const before = viewer;
    viewer = viewerOf(session);
    // Learning the name of whoever is signed in changes nothing.
    if (viewer !== before && !(before === "" && viewer !== null)) changed();
  });
}

interface Notice {
  readonly viewer: Viewer;
}

/**
 * Signing in or out in one tab reaches the others. They share the session's storage; the channel
 * says when to look at it, and so does the storage itself, whose news can come later than the channel's.
 */
export function joinTabs(session: Session, channel = openChannel()): () => void {
  let told = viewerOf(session);
  const stop = session.listen(() => {
    const viewer = viewerOf(session);
    if (viewer === told) return;
    told = viewer;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own
    channel?.postMessage({ viewer } satisfies Notice);
  });
  const look = () => {
    told = viewerOf(session);
    session.announce();
  };
  channel?.addEventListener("message", look);
  const page = globalThis.window as Window | undefined;
  page?.addEventListener("storage", look);
  return () => {
    stop();
    channel?.removeEventListener("message", look);
    page?.removeEventListener("storage", look);
    channel?.close();
  };
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("katha-session");
}
