import { anything, assert, property } from "fast-check";
import { expect, test } from "vitest";
import { lampAsked } from "../../../../fixtures/player/state.ts";
import { answersFor, emptyIn } from "./who.ts";

const begun = { qualities: { name: "Stranger", manner: "plainly" }, things: ["lantern", "rope"] };

test("one can begin with what there is", () => {
  expect(answersFor(lampAsked)).toEqual(begun);
  expect(emptyIn(lampAsked, begun)).toEqual([]);
});

test("of earlier answers those stay that still fit", () => {
  const before = {
    qualities: { name: "Ismat", manner: "loudly", age: "9" },
    things: ["flute", "sword"],
  };
  expect(answersFor(lampAsked, before)).toEqual({
    qualities: { name: "Ismat", manner: "plainly" },
    things: ["flute"],
  });
  expect(emptyIn(lampAsked, { ...begun, qualities: { name: " " } })).toEqual(["name", "manner"]);
});

test("whatever was stored, there are answers to what is asked", () => {
  assert(
    property(anything(), (before) => {
      const { qualities, things } = answersFor(lampAsked, before);
      expect(Object.keys(qualities)).toEqual(["name", "manner"]);
      expect(["softly", "plainly", "in riddles"]).toContain(qualities["manner"]);
      expect(lampAsked.things.map(({ id }) => id)).toEqual(expect.arrayContaining([...things]));
    }),
  );
});
