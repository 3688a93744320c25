import { describe, expect, test } from "vitest";
import { herd, type Span } from "./herd.ts";
import { vishvakarma } from "../painting-styles/vishvakarma/index.ts";
import { animalKinds, type SceneInput, scene } from "../scene/scene.ts";
import { stageFor } from "./stage-for.ts";

const banner = { width: 1280, height: 720, seed: 3, use: "cover" } as const;
const standing = (input: SceneInput, cast: readonly Span[] = []) => {
  const parsed = scene.parse(input);
  return herd(stageFor(parsed, vishvakarma, banner), parsed.animals, cast, []);
};

const apart = (a: Span, b: Span): boolean => a.to <= b.from + 8 || b.to <= a.from + 8;

describe("a herd", () => {
  test("never puts two heads in the same place", () => {
    for (const kind of animalKinds) {
      const [one, other] = standing({ place: "forest", animals: [{ kind, count: 2 }] });
      expect(one && other && apart(one.head, other.head), kind).toBe(true);
    }
  });

  test("keeps large animals out of the water of riverbanks and ghats", () => {
    for (const place of ["riverbank", "palace"] as const) {
      const [elephant] = standing({ place, animals: [{ kind: "elephant" }] });
      expect(elephant?.from).toBeGreaterThanOrEqual(1600 * 0.33 - 1);
      expect(elephant?.to).toBeLessThanOrEqual(1600);
    }
  });

  test("leaves people's faces free", () => {
    const person = { from: 1100, to: 1180 };
    for (const kind of ["deer", "hare", "dog", "lion"] as const) {
      const [beast] = standing({ place: "village", animals: [{ kind }] }, [person]);
      expect(beast && apart(beast.head, person), kind).toBe(true);
    }
  });

  test("makes two animals that are alone face each other", () => {
    const [lion, hare] = standing({
      place: "forest",
      animals: [{ kind: "lion" }, { kind: "hare" }],
    });
    const looksLeft = (beast?: { x: number; head: Span }): boolean =>
      beast !== undefined && beast.head.from + beast.head.to < beast.x * 2;
    expect(looksLeft(hare)).toBe((hare?.x ?? 0) > (lion?.x ?? 0));
  });
});
