import { expect, test } from "vitest";
import { offered, served } from "../../../fixtures/admin/models.ts";
import { bestFirst, isOnThisMachine, usualName } from "./model-settings.ts";

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
  const tenali = served({ key: "tenali", isOwn: true });
  const vyasa = served({ key: "vyasa", isOwn: false });
  const every = served({ key: "*", isOwn: true });
  expect(usualName([vyasa, tenali, every], "text")?.key).toBe("tenali");
  expect(usualName([{ ...tenali, isFromFile: true }, vyasa, every], "text")?.key).toBe("vyasa");
  expect(usualName([vyasa, tenali], "image")).toBeUndefined();
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
