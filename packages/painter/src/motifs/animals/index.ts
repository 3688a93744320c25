import type { AnimalKind, AnimalPose } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import type { Svg } from "../../drawing/svg.ts";
import { crow, heron, parrot, peacock } from "./birds.ts";
import { lion, tiger } from "./cats.ts";
import { elephant } from "./elephant.ts";
import { hare } from "./hare.ts";
import { camel, cow, deer, dog, donkey, goat, horse, jackal } from "./hoofed.ts";
import { cat, crocodile, fish, monkey, owl, snake, tortoise } from "./small.ts";

interface Animal {
  readonly draw: (stage: Stage, pose: AnimalPose) => Svg;
  /** The positions of its tail, neck and nose, relative to the feet. */
  readonly tail: number;
  readonly neck: number;
  readonly nose: number;
  /** The scale at which it is placed, relative to its drawing. */
  readonly size?: number;
}

export const animals: Record<AnimalKind, Animal> = {
  elephant: { draw: elephant, tail: -72, neck: 22, nose: 106 },
  horse: { draw: horse, tail: -55, neck: 26, nose: 68 },
  camel: { draw: camel, tail: -44, neck: 38, nose: 80 },
  cow: { draw: cow, tail: -50, neck: 26, nose: 60 },
  deer: { draw: deer, tail: -34, neck: 16, nose: 48 },
  dog: { draw: dog, tail: -24, neck: 6, nose: 30 },
  peacock: { draw: peacock, tail: -76, neck: 0, nose: 28 },
  crow: { draw: crow, tail: -18, neck: 0, nose: 24 },
  heron: { draw: heron, tail: -24, neck: 0, nose: 30 },
  lion: { draw: lion, tail: -66, neck: 8, nose: 72 },
  tiger: { draw: tiger, tail: -66, neck: 20, nose: 72 },
  hare: { draw: hare, tail: -22, neck: 2, nose: 30 },
  monkey: { draw: monkey, tail: -38, neck: -2, nose: 26, size: 0.86 },
  snake: { draw: snake, tail: -50, neck: -4, nose: 36, size: 0.74 },
  fish: { draw: fish, tail: -30, neck: 4, nose: 28, size: 0.8 },
  tortoise: { draw: tortoise, tail: -30, neck: 14, nose: 38, size: 0.7 },
  jackal: { draw: jackal, tail: -34, neck: 8, nose: 35 },
  goat: { draw: goat, tail: -24, neck: 8, nose: 30 },
  donkey: { draw: donkey, tail: -37, neck: 18, nose: 54 },
  cat: { draw: cat, tail: -26, neck: -2, nose: 18, size: 0.78 },
  owl: { draw: owl, tail: -16, neck: -12, nose: 15, size: 0.72 },
  crocodile: { draw: crocodile, tail: -98, neck: 40, nose: 90 },
  parrot: { draw: parrot, tail: -18, neck: -4, nose: 24 },
};

/** One animal facing right, feet at the origin, to the scale of a person a hundred units tall. */
export const animal = (stage: Stage, kind: AnimalKind, pose: AnimalPose = "stand"): Svg =>
  animals[kind].draw(stage, pose);
