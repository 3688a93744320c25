import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shared, site, stories } from "./chunks.ts";

const root = path.resolve(import.meta.dirname, "../../..");

test("every place that the chunks are made of is there", () => {
  const missing = [...site, ...shared, ...stories].filter(
    (place) => !existsSync(path.join(root, place)),
  );
  expect(missing, "Moved or renamed: name the new place, or its module loses its chunk").toEqual(
    [],
  );
});
