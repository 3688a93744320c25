// @vitest-environment happy-dom
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  nat,
  oneof,
  record,
} from "fast-check";
import { expect, it, vi } from "vitest";
import { sameJson } from "@katha/storygraph";
import type { StoryEntry } from "@katha/storygraph";
import { testEntry } from "../testing/entries.ts";
import { fakeStories, openForm } from "../testing/fake-stories.ts";

const begun: StoryEntry = {
  ...testEntry,
  title: "The Ford",
  storyDescription: "A river.",
  structureText: JSON.stringify({
    start_node: "ford",
    nodes: { ford: { text: "A river." }, bank: { text: "Reeds." } },
  }),
};

type Structure = {
  start_node: string;
  nodes: Record<string, { text: string; [more: string]: unknown }>;
};
const structureOf = (entry: StoryEntry): Structure => JSON.parse(entry.structureText);
const withStructure = (entry: StoryEntry, change: (structure: Structure) => void): StoryEntry => {
  const structure = structureOf(entry);
  change(structure);
  return { ...entry, structureText: JSON.stringify(structure) };
};

const fields = ["title", "tagline", "storyDescription", "imageAlt"] as const;
const scenes = ["ford", "bank", "well", "tree"];
const act = oneof(
  record({ what: constantFrom("field" as const), field: constantFrom(...fields) }),
  record({ what: constantFrom("scene" as const), scene: constantFrom(...scenes) }),
  record({ what: constantFrom("remove" as const), scene: constantFrom("bank", "well") }),
  record({ what: constantFrom("flag" as const, "look" as const, "cut" as const) }),
);
const step = record({ who: nat(1), act, waits: constantFrom(0, 300, 700, 2_100, 5_000) });
const steps = record({
  all: array(step, { minLength: 8, maxLength: 60, size: "max" }),
  sides: array(boolean()),
});

it("whatever two do at once: nothing is lost, what clashes is shown, and both end alike", async () => {
  let asked = 0;
  await assert(
    asyncProperty(steps, async ({ all, sides }) => {
      vi.useFakeTimers();
      localStorage.clear();
      try {
        const stories = fakeStories(begun);
        const forms = [openForm(stories, "a"), openForm(stories, "b")] as const;
        const shown: string[] = [];
        let decisions = 0;
        const choose = () => {
          for (const form of forms) {
            for (;;) {
              const { conflict } = form.state();
              if (conflict === undefined) break;
              asked += 1;
              decisions += 1;
              const side = (sides[decisions % (sides.length || 1)] ?? true) ? "mine" : "theirs";
              const [field] = conflict.fields;
              const [scene] = conflict.scenes;
              if (field !== undefined) {
                shown.push(String(form.entry()[field]), String(conflict.theirs[field]));
                if (side === "theirs") form.write({ [field]: conflict.theirs[field] });
                form.autosave.decide(field, side);
              } else if (scene) {
                shown.push(JSON.stringify(scene.clash), form.entry().structureText);
                form.autosave.decide(scene.id, side);
              }
            }
          }
        };
        const words: string[] = [];
        const wordsOf = new Map<string, string[]>();
        for (const [at, { who, act: done, waits }] of all.entries()) {
          const form = forms[who === 0 ? 0 : 1];
          const word = `word${at}.`;
          stories.mend();
          if (done.what === "field") {
            words.push(word);
            form.edit((entry) => ({ ...entry, [done.field]: `${entry[done.field]} ${word}` }));
          } else if (done.what === "scene") {
            wordsOf.set(done.scene, [...(wordsOf.get(done.scene) ?? []), word]);
            form.edit((entry) =>
              withStructure(entry, ({ nodes }) => {
                nodes[done.scene] = {
                  ...nodes[done.scene],
                  text: `${nodes[done.scene]?.text ?? ""} ${word}`,
                };
              }),
            );
          } else if (done.what === "remove") {
            form.edit((entry) =>
              withStructure(entry, ({ nodes }) => {
                delete nodes[done.scene];
              }),
            );
          } else if (done.what === "flag") {
            form.edit((entry) => ({ ...entry, isPremium: !entry.isPremium }));
          } else if (done.what === "look") form.autosave.seen(stories.now());
          else stories.cut();
          await vi.advanceTimersByTimeAsync(waits);
          if (at % 3 === 0) choose();
        }
        stories.mend();
        for (let round = 0; round < 6; round += 1) {
          await vi.advanceTimersByTimeAsync(70_000);
          for (const form of forms) form.autosave.seen(stories.now());
          choose();
        }
        await vi.advanceTimersByTimeAsync(70_000);

        const now = stories.now().entry;
        for (const form of forms) {
          expect([form.state().status, form.state().conflict]).toEqual(["saved", undefined]);
          const { structureText: text, ...plain } = form.entry();
          const { structureText: other, ...theirs } = now;
          expect(plain).toEqual(theirs);
          expect(sameJson(JSON.parse(text), JSON.parse(other))).toBe(true);
        }
        const places = [now, ...stories.kept()].map((entry) => JSON.stringify(entry));
        // A scene that an author removed need not survive.
        const removed = new Set<string>(
          all.flatMap(({ act: done }) => (done.what === "remove" ? [done.scene] : [])),
        );
        for (const [scene, texts] of wordsOf) if (!removed.has(scene)) words.push(...texts);
        for (const word of words)
          expect(
            [...places, ...shown].some((place) => place.includes(word)),
            word,
          ).toBe(true);
      } finally {
        vi.useRealTimers();
      }
    }),
    { numRuns: 300 },
  );
  expect(asked).toBeGreaterThan(100);
});
