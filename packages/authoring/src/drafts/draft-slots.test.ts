// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { blankEntry } from "../testing/entries.ts";
import { claimDraft } from "./draft-slots.ts";

/** The locks of one browser. */
function newLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: LockOptions, until: (lock: Lock | null) => unknown) => {
      if (held.has(name)) return until(null);
      held.add(name);
      try {
        return await until({ name, mode: "exclusive" });
      } finally {
        held.delete(name);
      }
    },
  } as unknown as Pick<LockManager, "request">;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const words = (title: string) => ({ ...blankEntry, title });
/** Another tab does not share this one's session storage. */
const inAnotherTab = () => sessionStorage.clear();

it("gives every tab a place that no other writes over", async () => {
  const locks = newLocks();
  const one = await claimDraft("7", locks);
  inAnotherTab();
  const other = await claimDraft("7", locks);
  one.draft.keep(words("One"), 1);
  other.draft.keep(words("Other"), 1);
  expect([one.draft.read()?.title, other.draft.read()?.title]).toEqual(["One", "Other"]);
  expect((await claimDraft("8", locks)).draft.read()).toBeUndefined();
});

it("finds its own place again, and otherwise the words of a tab that is gone", async () => {
  const locks = newLocks();
  const one = await claimDraft("7", locks);
  one.draft.keep(words("One"), 1);
  inAnotherTab();
  const other = await claimDraft("7", locks);
  other.draft.keep(words("Other"), 1);
  one.release();
  other.release();
  await Promise.resolve();
  const again = await claimDraft("7", locks);
  expect(again.draft.read()?.title).toBe("Other");
  inAnotherTab();
  expect((await claimDraft("7", locks)).draft.read()?.title).toBe("One");
});

it("shares the first slot where the browser has no locks", async () => {
  const { draft } = await claimDraft("7", null);
  draft.keep(words("One"), 1);
  expect((await claimDraft("7", null)).draft.read()?.title).toBe("One");
});
