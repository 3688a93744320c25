import { expect, test } from "vitest";
import type { LogEntry, LogEntryType } from "@katha/api/shapes";
import { aPart } from "../../../../fixtures/player/session.ts";
import { newestPart } from "./newest-part.ts";

const entry = (type: LogEntryType, more: Partial<LogEntry> = {}): LogEntry => ({
  id: type,
  type,
  content: "",
  isHistorical: false,
  ...more,
});
const part = { part: aPart("p", []) };
const opening = entry("narrative", part);
const begins = (entries: LogEntry[], busy = false) => newestPart(entries, busy);

test("a new story begins at its first entry, the separator above it included", () => {
  expect(begins([opening])).toBe(0);
  expect(begins([entry("session_separator"), opening])).toBe(0);
});

test("a part begins with its text, below the player's own line and the model", () => {
  const turn = [entry("choice"), entry("model_info"), entry("setup"), entry("narrative", part)];
  expect(begins([opening, ...turn])).toBe(3);
  expect(begins([opening, entry("narrative", part)])).toBe(1);
});

test("before a turn has any text, the end is what is new", () => {
  expect(begins([opening], true)).toBeUndefined();
  expect(begins([opening, entry("user_action")], true)).toBeUndefined();
  expect(begins([opening, entry("user_action"), entry("narrative")], true)).toBe(2);
  expect(begins([])).toBeUndefined();
});

test("an ending, a warning and an undone part leave the part before them in view", () => {
  expect(begins([opening, entry("choice"), entry("narrative", part), entry("completion")])).toBe(2);
  expect(begins([opening, entry("warning")])).toBe(0);
  expect(begins([opening, entry("narrative", { ...part, isUndone: true })])).toBe(0);
});

test("after a failed turn, its error is new", () => {
  expect(begins([opening, entry("choice"), entry("error")])).toBe(2);
  expect(begins([opening, entry("choice"), entry("warning")])).toBe(2);
});
