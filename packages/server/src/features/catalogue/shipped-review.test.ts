import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findingsOf, isError } from "../review/rules.ts";
import { readCatalogue } from "./files.ts";

test("every story of the catalogue would pass the review", async () => {
  const folder = fileURLToPath(new URL("../../../catalogue", import.meta.url));
  const { stories } = await readCatalogue(folder);
  for (const { slug, structure, category, ...story } of stories) {
    const findings = findingsOf({
      ...story,
      cover_image_url: "painted when it is loaded",
      category_id: category,
      story_structure: { ...structure },
    });
    expect([slug, findings.filter(isError)]).toEqual([slug, []]);
  }
});
