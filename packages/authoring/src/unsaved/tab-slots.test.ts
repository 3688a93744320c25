// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { claimSlot } from "./tab-slots.ts";

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
const words = (title: string) => ({ ...testEntry, title });
/** Another tab does not share this one's session storage. */
const inAnotherTab = () => sessionStorage.clear();

it("gives every tab a place that no other writes over", async () => {
  const locks = newLocks();
  const one = await claimSlot("7", locks);
  inAnotherTab();
  const other = await claimSlot("7", locks);
  one.unsaved.keep(words("One"), 1);
  other.unsaved.keep(words("Other"), 1);
  expect([one.unsaved.read()?.title, other.unsaved.read()?.title]).toEqual(["One", "Other"]);
  expect((await claimSlot("8", locks)).unsaved.read()).toBeUndefined();
});

it("finds its own place again, and otherwise the words of a tab that is gone", async () => {
  const locks = newLocks();
  const one = await claimSlot("7", locks);
  one.unsaved.keep(words("One"), 1);
  inAnotherTab();
  const other = await claimSlot("7", locks);
  other.unsaved.keep(words("Other"), 1);
  one.release();
  other.release();
  await Promise.resolve();
  const again = await claimSlot("7", locks);
  expect(again.unsaved.read()?.title).toBe("Other");
  inAnotherTab();
  expect((await claimSlot("7", locks)).unsaved.read()?.title).toBe("One");
});

it("shares the first slot where the browser has no locks", async () => {
  const { unsaved } = await claimSlot("7", null);
  unsaved.keep(words("One"), 1);
  expect((await claimSlot("7", null)).unsaved.read()?.title).toBe("One");
});
