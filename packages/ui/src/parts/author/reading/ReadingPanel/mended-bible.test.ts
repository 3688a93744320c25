import { expect, test } from "vitest";
import { mendedBible } from "./mended-bible.ts";

const parsed = (text: string, ...mending: Parameters<typeof mendedBible>[1][]) =>
  JSON.parse(mending.reduce(mendedBible, text)) as Record<string, unknown>;

test("what is nobody is left out, and can be brought back", () => {
  const out = parsed("", { kind: "leave_out", name: "Monday" });
  expect(out["left_out"]).toEqual(["Monday"]);
  const back = parsed(JSON.stringify(out), { kind: "bring_back", name: "Monday" });
  expect(back).not.toHaveProperty("left_out");
});

test("two names mean one person", () => {
  const bible = parsed("", { kind: "same", name: "Captain Voss", other: "the skipper" });
  expect(bible["cast"]).toEqual([{ name: "Captain Voss", also: ["the skipper"] }]);
});

test("of two who stand in the bible one is left, with the other's names and its own words", () => {
  const text = JSON.stringify({
    cast: [
      { name: "Voss", is: "the captain", secret: "She cannot swim." },
      { name: "Skipper", also: ["the old woman"] },
    ],
  });
  expect(parsed(text, { kind: "same", name: "Voss", other: "Skipper" })["cast"]).toEqual([
    {
      name: "Voss",
      is: "the captain",
      secret: "She cannot swim.",
      also: ["Skipper", "the old woman"],
    },
  ]);
});

test("whoever is in a scene stands in the bible, once", () => {
  const bible = parsed(
    "",
    { kind: "here", name: "Immy", scene: "hold" },
    { kind: "here", name: "immy", scene: "deck" },
  );
  expect(bible["cast"]).toEqual([{ name: "Immy" }]);
});

test("what else stands in the bible stays", () => {
  const text = JSON.stringify({ objects: [{ name: "lamp", about: "Red." }], left_out: ["Happy"] });
  expect(parsed(text, { kind: "leave_out", name: "Sure" })).toMatchObject({
    objects: [{ name: "lamp", about: "Red." }],
    left_out: ["Happy", "Sure"],
  });
});
