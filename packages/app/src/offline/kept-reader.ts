import { type ApiClient, claimsOf } from "@katha/api";

export type SignInStore = ApiClient["signInStore"];

/** The names are worker.js's. */
const ownCachePrefix = "own-";
export const readerCache = "reader-1";
const readerAddress = "/reader";

/** The subject of the token, by which the service worker knows whose answers it keeps. */
export function readerOf(signInStore: SignInStore): string | null {
  const { sub } = claimsOf(signInStore.readTokens()?.accessToken);
  return (typeof sub === "string" && sub) || null;
}

async function writeReader(storage: CacheStorage, reader: string | null): Promise<void> {
  const cache = await storage.open(readerCache);
  if (reader === null) await cache.delete(readerAddress);
  else await cache.put(readerAddress, new Response(reader));
}

async function forgetOthers(storage: CacheStorage, reader: string | null): Promise<void> {
  const own = ownCachePrefix + reader;
  const others = (await storage.keys()).filter(
    (name) => name.startsWith(ownCachePrefix) && name !== own,
  );
  await Promise.all(others.map((name) => storage.delete(name)));
}

/**
 * Keeps copies for offline reading of who is signed in, and of nobody else: now, which finds what another tab or an
 * interrupted logging out has left, and whenever somebody signs in or out. In this order: first the service worker must
 * see that the reader is gone, so that nothing is written after the copies are deleted.
 */
export function keepOnlyReadersCopies(
  signInStore: SignInStore,
  storage = globalThis.caches as CacheStorage | undefined,
): () => Promise<void> {
  let last = Promise.resolve();
  let written: string | null | undefined;
  const keep = async () => {
    const reader = readerOf(signInStore);
    if (storage === undefined || reader === written) return;
    try {
      await writeReader(storage, reader);
      await forgetOthers(storage, reader);
      written = reader;
    } catch {
      // The browser allows no caches: there are no copies.
    }
  };
  const keepNow = () => (last = last.then(keep));
  void keepNow();
  signInStore.listen(() => void keepNow());
  return () => last;
}
