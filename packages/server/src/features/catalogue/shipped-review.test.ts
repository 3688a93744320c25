import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findingsOf, isError } from "../review/rules.ts";
import { readCatalogue } from "./files.ts";

const folder = fileURLToPath(new URL("../../../catalogue", import.meta.url));
const { stories } = await readCatalogue(folder);

test.each(stories)("$slug would pass the review", ({ structure, category, ...story }) => {
  const findings = findingsOf({
    ...story,
    cover_image_url: "painted when it is loaded",
    category_id: category,
    story_structure: { ...structure },
  });
  expect(findings.filter(isError)).toEqual([]);
});
