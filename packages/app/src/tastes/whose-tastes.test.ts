import { expect, test } from "vitest";
import { type KeptTastes, anything, whoseTastes } from "./whose-tastes.ts";

const hindi = { languages: ["hi" as const], categories: [] };
const english = { languages: ["en" as const], categories: [] };
const keptBy = (player: string | null, isUnsent = false): KeptTastes => ({
  tastes: hindi,
  player,
  isUnsent,
});

test("a guest is asked once, and has what this browser keeps", () => {
  const guest = { player: null, account: undefined };
  expect(whoseTastes({ ...guest, kept: null }).tastes).toBeNull();
  expect(whoseTastes({ ...guest, kept: keptBy(null) }).tastes).toBe(hindi);
});

test("after signing out the account's tastes are not shown, and nobody is asked", () => {
  const kept = keptBy("asha");
  expect(whoseTastes({ player: null, account: undefined, kept }).tastes).toBe(anything);
});

test("the account's tastes rule over those of a guest and of another reader", () => {
  for (const kept of [null, keptBy(null), keptBy("ravi", true), keptBy("asha")])
    expect(whoseTastes({ player: "asha", account: english, kept })).toEqual({
      tastes: english,
      unsent: null,
    });
});

test("an account without any takes over a guest's, and nobody else's", () => {
  const asha = { player: "asha", account: null };
  expect(whoseTastes({ ...asha, kept: keptBy(null) })).toEqual({ tastes: hindi, unsent: hindi });
  for (const kept of [null, keptBy("ravi"), keptBy("ravi", true)])
    expect(whoseTastes({ ...asha, kept })).toEqual({ tastes: null, unsent: null });
});

test("what could not be sent stands, whatever the account says meanwhile", () => {
  const kept = keptBy("asha", true);
  for (const account of [undefined, null, english])
    expect(whoseTastes({ player: "asha", account, kept })).toEqual({
      tastes: hindi,
      unsent: hindi,
    });
});

test("until the account has answered, only its own copy here is followed, and nobody is asked", () => {
  const asha = { player: "asha", account: undefined };
  expect(whoseTastes({ ...asha, kept: keptBy("asha") }).tastes).toBe(hindi);
  for (const kept of [null, keptBy(null), keptBy("ravi")])
    expect(whoseTastes({ ...asha, kept })).toEqual({ tastes: undefined, unsent: null });
});
