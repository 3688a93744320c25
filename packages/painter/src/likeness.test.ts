import { expect, test } from "vitest";
import { paint } from "./paint.ts";
import { rasterise } from "./renditions/render.ts";
import { sceneFrom } from "./scene/from-story.ts";
import { paintingStyleNames } from "./scene/scene.ts";

/** A 64-bit difference hash of a picture: each cell of a grid is compared with its neighbour to the right. */
async function likenessOf(svg: string): Promise<readonly boolean[]> {
  const { data, width, height } = await rasterise(svg, 90);
  const light = (cx: number, cy: number): number => {
    let sum = 0;
    for (let y = Math.floor((cy * height) / 8); y < Math.floor(((cy + 1) * height) / 8); y++)
      for (let x = cx * 10; x < (cx + 1) * 10; x++) {
        const i = (y * width + x) * 4;
        sum += (data[i] ?? 0) * 0.3 + (data[i + 1] ?? 0) * 0.59 + (data[i + 2] ?? 0) * 0.11;
      }
    return sum;
  };
  return Array.from({ length: 64 }, (_, i) => light(i % 8, i >> 3) < light((i % 8) + 1, i >> 3));
}

const apart = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, i) => bit !== b[i]).length;

/** Pictures of similar passages, as a player may request them within one story. */
const passages = [
  "The old king sat under the arches at dusk while the minister read from a scroll.",
  "At night she rowed across the river with a lantern, and a crocodile watched.",
  "Rain fell on the village; two boys ran after a goat.",
  "In the kitchen the grandmother stirred the pot and told of tigers.",
  "Soldiers fought on the plain, and an elephant fell.",
  "On the platform a woman stood with a letter in the fog.",
];

test("no two pictures look alike at a glance, in any style", async () => {
  for (const style of paintingStyleNames) {
    const seen: { told: string; bits: readonly boolean[] }[] = [];
    for (const text of passages) {
      for (const seed of ["a", "b", "c"]) {
        const scene = sceneFrom({ text, language: "en", seed });
        const bits = await likenessOf(paint(scene, { width: 800, height: 450, seed, style }));
        const told = `${style}, ${seed}: ${text}`;
        for (const other of seen) {
          expect(apart(bits, other.bits), `${told} | ${other.told}`).toBeGreaterThan(2);
        }
        seen.push({ told, bits });
      }
    }
  }
});
