import { expect, test } from "vitest";
import { bibleNamesIn } from "./bible-names.ts";

test("people, things and places of a bible, with their other names", () => {
  const bible = {
    cast: [
      { name: "Sushila", name_native: "सुशीला", also: ["aunt", 3], secret: "hers" },
      { is: "?" },
    ],
    objects: [{ name: "lamp" }],
    places: [{ name: "The bridge", also: ["bridge"] }],
    names: [{ latin: "Champa", native: "चंपा" }],
  };
  expect(bibleNamesIn(JSON.stringify(bible))).toEqual([
    { kind: "person", name: "Sushila", also: ["सुशीला", "aunt"] },
    { kind: "thing", name: "lamp", also: [] },
    { kind: "place", name: "The bridge", also: ["bridge"] },
  ]);
});

test("a text that is no bible knows nobody", () => {
  expect(["", "[", '{"cast": 3}'].map(bibleNamesIn)).toEqual([[], [], []]);
});
