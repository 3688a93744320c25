/** Elements that are read one after another, or a value that is read when its turn comes. */
export type ReadLater = AsyncIterable<unknown> | (() => Promise<unknown>);

/** A JSON object that is sent while it is read, so that it is never in memory as a whole. */
export class StreamedObject {
  /** JSON values, and what is read later; in the order in which they are sent. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Called once it was sent, or its reader has gone. */
  readonly ended: () => void;

  constructor(fields: Readonly<Record<string, unknown>>, ended: () => void = () => {}) {
    this.fields = fields;
    this.ended = ended;
  }
}

const isElements = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** The JSON of a value in pieces. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (value instanceof StreamedObject) {
    let before = "{";
    for (const [name, field] of Object.entries(value.fields)) {
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonPieces(typeof field === "function" ? await field() : field);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  } else if (isElements(value)) {
    let before = "[";
    for await (const element of value) {
      yield before;
      yield* jsonPieces(element);
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
