import { catalogueFolder, readCatalogue } from "@katha/catalogue";
import { expect, test } from "vitest";
import { findingsOf, isError } from "../review/rules.ts";

const { stories } = readCatalogue(catalogueFolder);

test.each(stories)("$slug would pass the review", ({ structure, category, ...story }) => {
  const findings = findingsOf({
    ...story,
    cover_image_url: "painted when it is loaded",
    category_id: category,
    story_structure: { ...structure },
  });
  expect(findings.filter(isError)).toEqual([]);
});
