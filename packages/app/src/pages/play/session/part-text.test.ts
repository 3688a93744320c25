import type { LogEntry } from "@katha/api/game";
import { expect, test } from "vitest";
import { partText } from "./part-text.ts";

const part = (id: string): Pick<LogEntry, "part"> => ({
  part: { id, changes: [], check: null, telling: null, acts: [] },
});
const entry = (
  type: LogEntry["type"],
  content: string,
  more: Partial<LogEntry> = {},
): LogEntry => ({
  id: content,
  type,
  content,
  isHistorical: true,
  ...more,
});

test("a part's text is what was told in it, and nothing that was typed or said of it", () => {
  const entries = [
    entry("narrative", "The boat waits.", part("opening")),
    entry("user_action", "I row."),
    entry("setup", "You row."),
    entry("narrative", "The river is wide.\n\nA heron.", part("one")),
    entry("model_info", "katha"),
    entry("narrative", "The far shore.", part("two")),
  ];
  expect(partText(entries, "opening")).toBe("The boat waits.");
  expect(partText(entries, "one")).toBe("You row.\n\nThe river is wide.\n\nA heron.");
  expect(partText(entries, "two")).toBe("The far shore.");
  expect(partText(entries, "gone")).toBe("");
});
