import { describe, expect, test } from "vitest";
import { paint, type Sheet } from "../paint.ts";
import { altTextOf } from "../scene/alt/index.ts";
import { beastFits, fitting, thingFits } from "../scene/fitting.ts";
import {
  animalKinds,
  heldThings,
  type Place,
  places,
  poses,
  propKinds,
  roles,
  scene,
  type SceneInput,
  weathers,
} from "../scene/scene.ts";
import { motifs } from "./motifs.ts";

const sheet: Sheet = { width: 800, height: 450, seed: 5 };
const words = (input: SceneInput): string => altTextOf(scene.parse(input), "en");
const home = (fits: (place: Place) => boolean): Place =>
  places.find((place) => place !== "void" && fits(place)) ?? "village";

type Case = readonly [word: string, shown: SceneInput, without: SceneInput];

/** Scenes with one word more than the scene they are compared with. */
const oneWord: readonly Case[] = [
  ...roles.map((role): Case => [
    role,
    { place: "village", cast: [{ role }] },
    { place: "village" },
  ]),
  ...poses
    .filter((pose) => pose !== "stand")
    .map((pose): Case => [
      pose,
      { place: "riverbank", cast: [{ role: "boy", pose }] },
      { place: "riverbank", cast: [{ role: "boy" }] },
    ]),
  ...heldThings
    .filter((thing) => thing !== "oar")
    .map((holds): Case => [
      holds,
      { place: "village", cast: [{ role: "man", holds }] },
      { place: "village", cast: [{ role: "man" }] },
    ]),
  ...animalKinds.map((kind): Case => {
    const place = home((one) => beastFits(kind, one));
    return [kind, { place, animals: [{ kind }] }, { place }];
  }),
  ...propKinds
    .filter((kind) => kind !== "train" && kind !== "signal")
    .map((kind): Case => {
      const place = home((one) => thingFits(kind, one) && one !== "sea");
      return [kind, { place, props: [kind] }, { place }];
    }),
];

describe("motifs", () => {
  test("number at least 60, without places, poses and skies", () => {
    const { figures, animals, objects, trees, buildings, borders, ...rest } = motifs;
    const things = [figures, animals, objects, trees, buildings, borders, rest["in the hand"]];
    const named = things.flat();
    expect(new Set(named.map((name) => name)).size).toBeGreaterThanOrEqual(100);
    expect(trees.length + animals.length + buildings.length).toBeGreaterThanOrEqual(50);
  });

  test.each(oneWord)("%s is drawn and described", (_word, shown, without) => {
    expect(paint(shown, sheet)).not.toBe(paint(without, sheet));
    expect(words(shown)).not.toBe(words(without));
  });

  test("differ: no two roles, animals or objects look the same", () => {
    const animals = animalKinds
      .filter((kind) => beastFits(kind, "riverbank"))
      .map((kind) => paint({ place: "riverbank", animals: [{ kind }] }, sheet));
    expect(new Set(animals).size).toBe(animals.length);
    const people = roles.map((role) => paint({ place: "village", cast: [{ role }] }, sheet));
    expect(new Set(people).size).toBe(roles.length);
    const skies = weathers.map((weather) => paint({ place: "village", weather }, sheet));
    expect(new Set(skies).size).toBe(weathers.length);
  });
});

describe("a fitting scene", () => {
  const fit = (input: SceneInput) => fitting(scene.parse(input));

  test("has no boat on land, no tree in a room, no fish on a road", () => {
    expect(fit({ place: "desert", props: ["boat", "tent"] }).props).toEqual(["tent"]);
    expect(fit({ place: "room", props: ["tree", "desk"] }).props).toEqual(["desk"]);
    expect(fit({ place: "street", animals: [{ kind: "fish" }, { kind: "dog" }] }).animals).toEqual([
      { kind: "dog", count: 1 },
    ]);
  });

  test("lets nobody row on land or ride through a room", () => {
    const pose = (place: Place, one: "row" | "ride") =>
      fit({ place, cast: [{ role: "man", pose: one }] }).cast[0]?.pose;
    expect([pose("village", "row"), pose("riverbank", "row")]).toEqual(["sit", "row"]);
    expect([pose("kitchen", "ride"), pose("village", "ride")]).toEqual(["walk", "ride"]);
  });

  test("is described as it is painted, without what was left out", () => {
    expect(words({ place: "room", props: ["tree"] })).not.toMatch(/tree/);
    expect(words({ place: "desert", cast: [{ role: "man", pose: "ride" }] })).toMatch(
      /rides a horse/,
    );
    expect(
      words({
        place: "desert",
        cast: [{ role: "man", pose: "ride" }],
        animals: [{ kind: "camel", count: 2 }],
      }),
    ).toBe("A man rides a camel, among dunes at dusk. Nearby: a camel.");
  });

  test("does not change when it is fitted again", () => {
    for (const place of places) {
      const once = fit({
        place,
        cast: [
          { role: "king", pose: "ride" },
          { role: "boatman", pose: "row" },
        ],
        animals: [{ kind: "elephant" }, { kind: "fish" }],
        props: ["boat", "throne", "hut", "dice", "bell"],
      });
      expect(fitting(once)).toEqual(once);
    }
  });
});
