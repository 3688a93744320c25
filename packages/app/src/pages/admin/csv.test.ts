import { expect, test } from "vitest";
import { usageCsv, waitlistCsv } from "./csv.ts";

const row = {
  day: "2026-11-20",
  modelKey: "tenali",
  storyId: "s1",
  storyTitle: "Fourteen Years",
  turns: 3,
  coins: 9,
  promptTokens: 12_000,
  completionTokens: 600,
  costDollars: 0.024,
};
const head =
  "day,model_key,story_id,story_title,turns,coins,prompt_tokens,completion_tokens,cost_dollars";

test("one line for each day, model and story, which spreadsheets read as UTF-8", () => {
  const line = '"2026-11-20","tenali","s1","Fourteen Years","3","9","12000","600","0.024"';
  expect(usageCsv([row])).toBe(`\uFEFF${head}\r\n${line}\r\n`);
});

test("a title is no formula, and a cost that is not known is no cost of nothing", () => {
  const [, line] = usageCsv([{ ...row, storyTitle: '=HYPERLINK("x")', costDollars: null }]).split(
    "\r\n",
  );
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toMatch(/,""$/);
});

const entry = {
  id: "w1",
  name: 'Meera, "the reader"',
  email: "meera@example.org",
  language: "hi",
  joinedAt: "2026-11-19T15:00:00.000Z",
} as const;

test("quotes every field, with quotes doubled", () => {
  expect(waitlistCsv([entry])).toBe(
    '\uFEFFname,email,language,joined_at\r\n"Meera, ""the reader""","meera@example.org","hi","2026-11-19T15:00:00.000Z"\r\n',
  );
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1"])("makes no formula of %j", (name) => {
  expect(waitlistCsv([{ ...entry, name }])).toContain(`"'${name}"`);
});

test("has only its header when nobody is waiting", () => {
  expect(waitlistCsv([])).toBe("\uFEFFname,email,language,joined_at\r\n");
});
