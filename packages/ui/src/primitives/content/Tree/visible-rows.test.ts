import { expect, test } from "vitest";
import { visibleRows } from "./visible-rows.ts";

interface Item {
  id: string;
  children?: readonly Item[];
}

const items: readonly Item[] = [
  { id: "book", children: [{ id: "part", children: [{ id: "scene" }] }, { id: "notes" }] },
  { id: "index" },
];
const seen = (...open: string[]) => visibleRows(items, new Set(open)).map(({ item }) => item.id);

test("children are seen when each one above them is open", () => {
  expect(seen()).toEqual(["book", "index"]);
  expect(seen("part")).toEqual(["book", "index"]);
  expect(seen("book")).toEqual(["book", "part", "notes", "index"]);
  expect(seen("book", "part")).toEqual(["book", "part", "scene", "notes", "index"]);
});

test("each row knows its level, its place and what it lies in", () => {
  const rows = visibleRows(items, new Set(["book", "part"]));
  expect(rows.find(({ item }) => item.id === "notes")).toMatchObject({
    level: 2,
    place: 2,
    siblings: 2,
    parent: "book",
  });
  expect(rows.find(({ item }) => item.id === "scene")).toMatchObject({ level: 3, parent: "part" });
});
