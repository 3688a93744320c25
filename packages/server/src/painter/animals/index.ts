import type { AnimalKind } from "../scene.ts";
import type { Stage } from "../stage.ts";
import type { Svg } from "../svg.ts";
import { crow, heron, peacock } from "./birds.ts";
import { camel, cow, deer, dog, horse } from "./hoofed.ts";
import { elephant } from "./elephant.ts";

const painters: Record<AnimalKind, (stage: Stage) => Svg> = {
  elephant,
  horse,
  camel,
  cow,
  deer,
  dog,
  peacock,
  crow,
  heron,
};

/** One animal facing right, feet at the origin, beside a person a hundred units tall. */
export const animal = (stage: Stage, kind: AnimalKind): Svg => painters[kind](stage);
