import { expect, test } from "vitest";
import { moved, slugOf, taxonomyFaults } from "./taxonomy.ts";

test.each([
  ["Ghost stories", "ghost-stories"],
  ["  Court & Crown! ", "court-crown"],
  ["Café Nights", "cafe-nights"],
  ["कहानी", ""],
])("the slug of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("a category needs a display name and a slug", () => {
  const entry = { displayName: " ", name: "", color: "" };
  expect(taxonomyFaults("category", entry)).toEqual({
    displayName: "taxonomy.displayNameRequired",
    name: "taxonomy.nameRequired",
  });
  for (const name of ["Ghost", "ghost stories", "-ghost", "ghost--stories", "भूत"])
    expect(taxonomyFaults("category", { ...entry, displayName: "x", name })).toEqual({
      name: "taxonomy.nameLetters",
    });
  expect(taxonomyFaults("category", { ...entry, displayName: "x", name: "ghost-2" })).toEqual({});
});

test("a tag needs a name and a colour", () => {
  const entry = { displayName: "Forest", name: "", color: "#4fae6d" };
  expect(taxonomyFaults("tag", entry)).toEqual({});
  for (const color of ["", "red", "#fff", "#4fae6dff"])
    expect(taxonomyFaults("tag", { ...entry, color })).toEqual({ color: "taxonomy.colorShape" });
});

test("moves one item, while the others keep their order", () => {
  expect(moved(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "b", "c"]);
});
