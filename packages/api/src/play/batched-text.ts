/** About one frame: streamed text is put into the store in batches. */
const batchMs = 16;

export interface BatchedText {
  readonly append: (id: string, text: string) => void;
  /** Hands over what waits, now. */
  readonly flush: () => void;
}

/** Hands over the text that arrives within a frame at once, by entry. */
export function batchedText(
  onBatch: (texts: Readonly<Record<string, string>>) => void,
): BatchedText {
  let waiting: Record<string, string> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const texts = waiting;
    waiting = {};
    if (Object.keys(texts).length > 0) onBatch(texts);
  };
  return {
    flush,
    append: (id, text) => {
      waiting[id] = (waiting[id] ?? "") + text;
      timer ??= setTimeout(flush, batchMs);
    },
  };
}
