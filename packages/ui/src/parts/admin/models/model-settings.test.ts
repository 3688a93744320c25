import { expect, test } from "vitest";
import { newSettings, offered, served } from "../../../fixtures/admin/models.ts";
import { bestFirst, isFromFile, isKathas, isOnThisMachine, usualName } from "./model-settings.ts";

test("an address is on this machine if its host is", () => {
  const here = ["http://localhost:11434/v1", "http://127.0.0.1:8080", "http://[::1]:1234/v1"];
  const elsewhere = [
    "https://api.openai.com/v1",
    "http://localhost.example.com",
    "http://10.0.0.7:8000/v1",
    "not an address",
  ];
  expect(here.map(isOnThisMachine)).toEqual([true, true, true]);
  expect(elsewhere.map(isOnThisMachine)).toEqual([false, false, false, false]);
});

test("a model is bound to Katha's own storyteller, unless the file says who that is", () => {
  const tenali = served({ modelKey: "tenali" });
  const vyasa = served({ modelKey: "vyasa" });
  const every = served({ modelKey: "*" });
  expect(usualName([vyasa, tenali, every], "text")?.modelKey).toBe("tenali");
  expect(usualName([{ ...tenali, source: "file" }, vyasa, every], "text")?.modelKey).toBe("vyasa");
  expect(usualName([vyasa, tenali], "image")).toBeUndefined();
});

test("Katha itself tells as the first storyteller, and paints as every painter", () => {
  const keys = newSettings.models.filter(isKathas).map(({ modelKey }) => modelKey);
  expect(keys).toEqual(["tenali", "vishvakarma", "chitrakar", "ajanta", "ravivarma", "*"]);
});

test("a name that is served as all others can be bound itself, even where the file says who they are", () => {
  expect(isFromFile({ source: "file", asOthers: false })).toBe(true);
  expect(isFromFile({ source: "file", asOthers: true })).toBe(false);
  expect(isFromFile({ source: "here", asOthers: false })).toBe(false);
});

test("those who tell best come first, painters after them, and the others not at all", () => {
  const list = [
    offered({ model: "embed", kind: "other" }),
    offered({ model: "paint", kind: "image" }),
    offered({ model: "small", english: "no", hindi: "no" }),
    offered({ model: "new", english: "unknown", hindi: "unknown" }),
    offered({ model: "good", english: "well", hindi: "with_care" }),
  ];
  expect(bestFirst(list).map(({ model }) => model)).toEqual(["good", "new", "small", "paint"]);
});
