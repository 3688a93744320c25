import { expect, test } from "vitest";
import { partText } from "./structure-part.ts";

test("choices are shown line by line, and unknown values as they are", () => {
  expect(partText([{ text: "Row", target: "bank" }, "Wade"])).toBe("Row → bank\nWade");
  expect(partText([{ text: "In", target: "hall", when: { carries: "key" } }])).toBe(
    'In → hall\n  when: {"carries":"key"}',
  );
  expect(partText({ kind: "dark" })).toBe('{\n "kind": "dark"\n}');
  expect(partText(3)).toBe("3");
});
