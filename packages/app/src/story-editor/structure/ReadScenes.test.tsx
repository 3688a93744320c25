import { apply, viewOf } from "@katha/storygraph";
import type { Mending } from "@katha/ui/author";
import { expect, test } from "vitest";
import { castMended } from "./ReadScenes.tsx";

const structure = { start_node: "hold", nodes: { hold: { text: "A hold.", cast: ["Voss"] } } };

function mended(...all: Mending[]) {
  let written: object = structure;
  for (const mending of all) {
    const operation = castMended(viewOf(written as never), mending);
    if (operation) written = apply(written as never, operation);
  }
  return viewOf(written as never).nodes["hold"];
}

const here = { kind: "here", name: "Immy", scene: "hold" } as const;

test("whoever is here stands in the scene, and whoever is not is away", () => {
  expect(mended(here)).toMatchObject({ cast: ["Voss", "Immy"] });
  const gone = mended(here, { ...here, kind: "away" });
  expect(gone).toMatchObject({ cast: ["Voss"], away: ["Immy"] });
  const back = mended({ ...here, kind: "away" }, here);
  expect(back).toMatchObject({ cast: ["Voss", "Immy"] });
  expect(back).not.toHaveProperty("away");
});

test("what is about no scene changes none", () => {
  expect(castMended(viewOf(structure), { kind: "leave_out", name: "Voss" })).toBeUndefined();
  expect(castMended(viewOf(structure), { ...here, scene: "deck" })).toBeUndefined();
});
