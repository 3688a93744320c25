/** The value is JSON, or the elements of an array one after another, or an object whose fields come one after another. */
export type StreamedField = readonly [name: string, value: unknown];

/** A JSON object that is sent while it is read, so that it is never in memory as a whole. */
export class StreamedObject {
  readonly fields: AsyncIterable<StreamedField>;
  /** Called once it was sent, or its reader has gone. */
  readonly ended: () => void;

  constructor(fields: AsyncIterable<StreamedField>, ended: () => void = () => {}) {
    this.fields = fields;
    this.ended = ended;
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** The JSON of a value in pieces. */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (value instanceof StreamedObject) {
    let before = "{";
    for await (const [name, field] of value.fields) {
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonOf(field);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  } else if (isAsyncIterable(value)) {
    let before = "[";
    for await (const element of value) {
      yield before;
      yield* jsonOf(element);
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  } else yield JSON.stringify(value ?? null);
}

/** Rows in pages: `read` is given the last row before, and returns none when there are no more. */
export async function* inPages<Row>(
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let page = await read(undefined);
  while (page.length > 0) {
    yield* page;
    page = await read(page.at(-1));
  }
}
