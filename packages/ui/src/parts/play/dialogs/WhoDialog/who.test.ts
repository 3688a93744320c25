import { anything, assert, property } from "fast-check";
import { expect, test } from "vitest";
import { lampAsked } from "../../../../fixtures/player/state.ts";
import { answersFor } from "./who.ts";

const begun = { qualities: { name: "Stranger", manner: "plainly" }, things: ["lantern", "rope"] };

test("the defaults are valid answers", () => {
  expect(answersFor(lampAsked)).toEqual(begun);
});

test("earlier answers are kept if they are still valid", () => {
  const before = {
    qualities: { name: "Ismat", manner: "loudly", age: "9" },
    things: ["flute", "sword"],
  };
  expect(answersFor(lampAsked, before)).toEqual({
    qualities: { name: "Ismat", manner: "plainly" },
    things: ["flute"],
  });
});

test("whatever was stored, every question gets a valid answer", () => {
  assert(
    property(anything(), (before) => {
      const { qualities, things } = answersFor(lampAsked, before);
      expect(Object.keys(qualities)).toEqual(["name", "manner"]);
      expect(["softly", "plainly", "in riddles"]).toContain(qualities["manner"]);
      expect(lampAsked.things.map(({ id }) => id)).toEqual(expect.arrayContaining([...things]));
    }),
  );
});
