import { describe, expect, test } from "vitest";
import { paintingStyles } from "../painting-styles/index.ts";
import { fitting } from "../scene/fitting.ts";
import {
  paintingStyleNames,
  places,
  poses,
  roles,
  scene,
  type SceneInput,
} from "../scene/scene.ts";
import { viewOf } from "./camera.ts";
import { people } from "./people.ts";
import { arranged } from "./arrangement.ts";
import { stageFor } from "./stage-for.ts";

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const crowds: SceneInput[] = Array.from({ length: 60 }, (_, i) => ({
  place: at(places, i),
  cast: Array.from({ length: 1 + (i % 4) }, (__, k) => ({
    role: at(roles, i + k * 5),
    pose: at(poses, i * 3 + k * 7),
  })),
  props: ["great-lamp", "chest", "throne"],
}));

const leaf = { width: 800, height: 450 } as const;

describe("people in a passage's picture", () => {
  test("stand inside its border from head to feet, in every style", () => {
    for (const name of paintingStyleNames) {
      const style = paintingStyles[name];
      for (const [seed, input] of crowds.entries()) {
        const stage = stageFor(fitting(scene.parse(input)), style, { ...leaf, seed });
        const view = viewOf(stage, style.margin(stage));
        for (const { x, y } of people(stage)) {
          const told = `${name} ${seed}`;
          expect(x - stage.person * 0.12, told).toBeGreaterThan(view.left);
          expect(x + stage.person * 0.12, told).toBeLessThan(view.left + view.width);
          expect(y, told).toBeLessThan(view.top + view.height);
          expect(y - stage.person * 1.3, told).toBeGreaterThan(view.top);
        }
      }
    }
  });

  test("have their feet on the ground, or in a boat on water", () => {
    for (const [seed, input] of crowds.entries()) {
      const fitted = fitting(scene.parse(input));
      const stage = stageFor(fitted, paintingStyles.vishvakarma, { ...leaf, seed });
      for (const { y } of people(stage)) expect(y).toBeGreaterThan(stage.horizon + stage.h * 0.04);
    }
  });

  test("are never in the same place, however many there are", () => {
    for (const [seed, input] of crowds.entries()) {
      const stage = stageFor(fitting(scene.parse(input)), paintingStyles.ajanta, { ...leaf, seed });
      const spots = people(stage)
        .filter(({ y }) => y > stage.floor - stage.h * 0.06)
        .map(({ x }) => x);
      for (const [i, x] of spots.entries())
        for (const other of spots.slice(0, i))
          expect(Math.abs(x - other), `${seed}`).toBeGreaterThan(stage.person * 0.3);
    }
  });

  test("have no large things in front of their faces", () => {
    for (const [seed, input] of crowds.entries()) {
      const stage = stageFor(fitting(scene.parse(input)), paintingStyles.ajanta, { ...leaf, seed });
      const cast = people(stage);
      const lamp = arranged(stage, cast).find(({ solid }) => solid);
      const ashore = cast.filter(({ y }) => y > stage.floor - stage.h * 0.06);
      // A palace has its own lamp, so the first thing arranged there may be something else.
      if (lamp === undefined || stage.scene.props[0] !== "great-lamp") continue;
      if (stage.scene.place === "palace") continue;
      const middle = (lamp.from + lamp.to) / 2;
      for (const { x } of ashore) expect(Math.abs(x - middle)).toBeGreaterThan(stage.person * 0.2);
    }
  });
});
