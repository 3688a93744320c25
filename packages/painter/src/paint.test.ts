import { describe, expect, test } from "vitest";
import { paintEmblem } from "./composition/emblem.ts";
import { paint } from "./paint.ts";
import { rasterise } from "./renditions/render.ts";
import {
  animalKinds,
  animalPoses,
  emblems,
  heldThings,
  hours,
  paintingStyleNames,
  moods,
  moonPhases,
  pigments,
  places,
  poses,
  propKinds,
  roles,
  seasons,
  weathers,
  type SceneInput,
} from "./scene/scene.ts";

const wide = { width: 1280, height: 720, seed: 3 };
const tall = { width: 960, height: 1440, seed: 3 };
const square = { width: 640, height: 640, seed: 3 };

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Scenes that together use every word of a scene. */
const everything: SceneInput[] = Array.from({ length: 52 }, (_, i) => ({
  place: at(places, i),
  hour: at(hours, i + Math.floor(i / places.length)),
  weather: at(weathers, i * 5 + 1),
  mood: at(moods, i),
  season: at(seasons, i),
  moon: at(moonPhases, i),
  cast: [
    { role: at(roles, i + 1), pose: at(poses, i), holds: at(heldThings, i) },
    { role: at(roles, i * 2), pose: at(poses, i + 3), wears: at(pigments, i) },
  ].slice(0, 1 + (i % 2)),
  animals: [{ kind: at(animalKinds, i), count: 1 + (i % 3), pose: at(animalPoses, i >> 1) }],
  props: [at(propKinds, i), at(propKinds, i * 3 + 1)],
}));

function findFaults(svg: string): string[] {
  const banned = [
    "NaN",
    "undefined",
    "Infinity",
    "<foreignObject",
    "<image",
    "<script",
    "<text",
    "http://",
  ];
  const own = svg.replace('xmlns="http://www.w3.org/2000/svg"', "");
  const references = [...own.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? "");
  return [
    ...banned.filter((word) => own.includes(word)),
    ...references.filter((id) => !own.includes(`id="${id}"`)).map((id) => `missing ${id}`),
  ];
}

/** The deviation of a region's pixels from their average, as a fraction of the full range. */
function unrest(pixels: Buffer, width: number, from: number, to: number, height: number): number {
  const values: number[] = [];
  for (let y = 0; y < height; y += 3) {
    for (let x = Math.floor(width * from); x < width * to; x += 3) {
      const i = (y * width + x) * 4;
      values.push(((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 765);
    }
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

describe("a painted scene", () => {
  test("is byte for byte the same for the same scene, sheet and seed", () => {
    for (const scene of everything.slice(0, 13))
      expect(paint(scene, wide)).toBe(paint(scene, wide));
  });

  test("differs for another seed, and for another sheet", () => {
    const [scene] = everything as [SceneInput];
    const pictures = [1, 2, 3, 4].map((seed) => paint(scene, { ...wide, seed }));
    expect(new Set([...pictures, paint(scene, tall), paint(scene, square)]).size).toBe(6);
  });

  test("can be made from every word of a scene, and has nothing that a renderer could fail on", () => {
    for (const scene of everything) {
      for (const sheet of [wide, tall, square]) expect(findFaults(paint(scene, sheet))).toEqual([]);
    }
  });

  test("can use every word in every style, and looks different in each", () => {
    for (const scene of everything) {
      const pictures = paintingStyleNames.map((style) => paint(scene, { ...wide, style }));
      for (const picture of pictures) expect(findFaults(picture)).toEqual([]);
      expect(new Set(pictures).size).toBe(paintingStyleNames.length);
    }
  });

  test("shows what it names: a person added changes the pixels", async () => {
    for (const place of places) {
      const empty = await rasterise(paint({ place }, wide), 320);
      const peopled = await rasterise(
        paint({ place, cast: [{ role: "queen", pose: "raise", holds: "lamp" }] }, wide),
        320,
      );
      expect([peopled.width, peopled.height]).toEqual([320, 180]);
      let changed = 0;
      for (let i = 0; i < empty.data.length; i += 4) {
        if (Math.abs((empty.data[i] ?? 0) - (peopled.data[i] ?? 0)) > 24) changed += 1;
      }
      expect(changed, place).toBeGreaterThan(500);
    }
  });

  test("keeps the left third of a cover calmer than the rest, for text", async () => {
    let calmer = 0;
    for (const place of places) {
      const scene: SceneInput = {
        place,
        hour: "night",
        cast: [{ role: "king" }, { role: "woman" }],
      };
      const cover = paint(scene, { ...wide, use: "cover" });
      const { data, width, height } = await rasterise(cover, 320);
      if (unrest(data, width, 0, 0.33, height) < unrest(data, width, 0.45, 1, height)) calmer += 1;
    }
    expect(calmer).toBeGreaterThanOrEqual(places.length - 1);
  });

  test("rejects words that no scene has", () => {
    expect(() => paint({ place: "moonbase" } as unknown as SceneInput, wide)).toThrow(/place/);
    expect(() =>
      paint({ place: "sea", cast: Array.from({ length: 6 }, () => ({ role: "man" })) }, wide),
    ).toThrow(/cast/);
  });
});

test("an emblem can be made of every kind", async () => {
  const made = emblems.map((emblem) => paintEmblem({ emblem, ground: "madder", seed: 1 }, 64));
  for (const svg of made) expect(findFaults(svg)).toEqual([]);
  expect(new Set(made).size).toBe(emblems.length);
});
