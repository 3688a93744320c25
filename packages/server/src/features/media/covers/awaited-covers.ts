const weekMs = 7 * 24 * 60 * 60_000;

/** Until when a cover that could not be fetched is tried again; null for a stored cover. */
export function coverAwaitedUntil(address: string | null, savedAt: Date): string | null {
  if (!address?.startsWith("http")) return null;
  return new Date(savedAt.getTime() + weekMs).toISOString();
}

/** Covers saved since then are still awaited. */
export function awaitedSince(now: Date): Date {
  return new Date(now.getTime() - weekMs);
}
