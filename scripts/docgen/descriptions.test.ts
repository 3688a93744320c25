import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PropsReader } from "./props.ts";

const library = path.resolve(import.meta.dirname, "../../packages/ui");
/** The compiler reads the whole library once. */
const readingMs = 120_000;
let reader: PropsReader;

beforeAll(() => {
  reader = new PropsReader(library);
}, readingMs);
afterAll(() => reader[Symbol.dispose]());

test(
  "each prop of each exported component says what it is for",
  () => {
    const components = reader.components(path.join(library, "src/index.ts"));
    expect(components.length).toBeGreaterThan(0);
    const unsaid = components.flatMap(({ name, props }) =>
      props
        .filter((prop) => prop.description === "" && prop.name !== "ref")
        .map((prop) => `${name} ${prop.name}`),
    );
    expect(unsaid).toEqual([]);
  },
  readingMs,
);
