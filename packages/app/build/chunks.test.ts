import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { helpers, icons, landing, shared, site, stories } from "./chunks.ts";

const root = path.resolve(import.meta.dirname, "../../..");

test("every file that the chunks name exists", () => {
  const missing = [...site, ...shared, ...landing, ...stories, ...helpers, ...icons].filter(
    (place) => !existsSync(path.join(root, place)),
  );
  expect(missing, "Moved or renamed: name the new place, or its module loses its chunk").toEqual(
    [],
  );
});
