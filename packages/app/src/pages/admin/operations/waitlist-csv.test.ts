import { expect, it } from "vitest";
import { waitlistCsv } from "./waitlist-csv.ts";

const entry = {
  id: "w1",
  name: 'Meera, "the reader"',
  email: "meera@example.org",
  language: "hi",
  joinedAt: "2026-11-19T15:00:00.000Z",
} as const;

it("quotes every field, with quotes doubled", () => {
  expect(waitlistCsv([entry])).toBe(
    '\uFEFFname,email,language,joined_at\r\n"Meera, ""the reader""","meera@example.org","hi","2026-11-19T15:00:00.000Z"\r\n',
  );
});

it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1"])("makes no formula of %j", (name) => {
  expect(waitlistCsv([{ ...entry, name }])).toContain(`"'${name}"`);
});

it("has only its header when nobody is waiting", () => {
  expect(waitlistCsv([])).toBe("\uFEFFname,email,language,joined_at\r\n");
});
