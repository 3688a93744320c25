import type { SignInStore } from "./sign-in-store.ts";

/** A user's id, `""` until the user has been loaded, null for a guest. */
export function viewerIdOf(signInStore: SignInStore): string | null {
  return signInStore.readUser()?.id ?? (signInStore.readTokens() ? "" : null);
}

/** Calls back when the viewer changes, in this tab or another. */
export function onOtherViewer(signInStore: SignInStore, changed: () => void): () => void {
  let id = viewerIdOf(signInStore);
  return signInStore.listen(() => {
    const before = id;
    id = viewerIdOf(signInStore);
    // Loading the user who is already signed in is not a change.
    if (id !== before && !(before === "" && id !== null)) changed();
  });
}

interface Notice {
  readonly viewer: string | null;
}

/**
 * Tells other tabs about signing in or out. All read the same storage; the channel and the storage event only say when
 * to read it again, whichever comes first.
 */
export function joinTabs(signInStore: SignInStore, channel = openChannel()): () => void {
  let announced = viewerIdOf(signInStore);
  const stop = signInStore.listen(() => {
    const viewer = viewerIdOf(signInStore);
    if (viewer === announced) return;
    announced = viewer;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own
    channel?.postMessage({ viewer } satisfies Notice);
  });
  const readAgain = () => {
    announced = viewerIdOf(signInStore);
    signInStore.announce();
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
    : new BroadcastChannel("katha-sign-in");
}
