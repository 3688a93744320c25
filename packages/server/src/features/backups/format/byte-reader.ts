/** Reads a stream of chunks of any size in pieces of a wanted size. */
export interface ByteReader {
  /** Fewer bytes only at the stream's end. */
  upTo(count: number): Promise<Buffer>;
  isAtEnd(): Promise<boolean>;
  /** What is left, as a stream. */
  rest(): AsyncGenerator<Buffer>;
}

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let length = 0;
  let isDone = false;

  async function fill(count: number): Promise<void> {
    while (length < count && !isDone) {
      const { value, done } = await chunks.next();
      if (done) isDone = true;
      else {
        waiting.push(value);
        length += value.length;
      }
    }
  }

  return {
    upTo: async (count) => {
      await fill(count);
      const all = Buffer.concat(waiting);
      const wanted = all.subarray(0, count);
      const left = all.subarray(count);
      waiting = left.length === 0 ? [] : [left];
      length = left.length;
      return wanted;
    },
    isAtEnd: async () => {
      await fill(1);
      return length === 0;
    },
    async *rest() {
      yield* waiting;
      waiting = [];
      for (;;) {
        const { value, done } = await chunks.next();
        if (done) return;
        yield value;
      }
    },
  };
}
