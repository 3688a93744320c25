const mayTakeMs = 20_000;

/** A picture's pixels; null where it cannot be fetched or read. */
export async function fetchPicture(src: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(src, { signal: AbortSignal.timeout(mayTakeMs) });
    if (!answer.ok) return null;
    return await createImageBitmap(await answer.blob());
  } catch {
    return null;
  }
}
