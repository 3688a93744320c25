import { litPhases } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import type { Svg } from "../../drawing/svg.ts";
import { birds } from "./birds.ts";

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The position of sun or moon: beside the focus, never behind a banner's text. */
export function discOf(stage: Stage): Disc {
  const toss = stage.dice("disc");
  const low = stage.scene.hour === "dusk" || stage.scene.hour === "dawn";
  const r = (stage.shape === "banner" ? 58 : 74) * toss.between(0.85, 1.25) * (low ? 1.25 : 1);
  if (stage.scene.place === "palace" && !stage.near && stage.shape === "banner" && !low) {
    return { x: stage.w * toss.between(0.44, 0.48), y: stage.horizon * toss.between(0.2, 0.26), r };
  }
  const x =
    stage.shape === "banner"
      ? stage.w * toss.pick([toss.between(0.44, 0.52), toss.between(0.84, 0.91)])
      : stage.w * toss.pick([toss.between(0.2, 0.34), toss.between(0.66, 0.8)]);
  if (stage.near) {
    const height = low ? toss.between(0.56, 0.74) : toss.between(0.36, 0.46);
    return {
      x: stage.w * toss.pick([toss.between(0.4, 0.5), toss.between(0.82, 0.88)]),
      y: stage.horizon * height,
      r: r * 0.86,
    };
  }
  const y = stage.horizon * (low ? toss.between(0.52, 0.74) : toss.between(0.2, 0.34));
  return { x, y, r };
}

/** The moon of the scene's night; nothing where it says that there is none. */
export function moon(stage: Stage, { x, y, r }: Disc): Svg {
  const phase = stage.scene.moon ?? stage.dice("phase").pick(litPhases);
  return phase === "none" ? "" : stage.style.moon(stage, phase, x, y, r);
}

export function sky(stage: Stage, disc: Disc): Svg {
  const { hour, weather } = stage.scene;
  const covered = weather === "rain" || weather === "storm" || weather === "snow";
  const body = covered
    ? ""
    : hour === "night"
      ? moon(stage, disc)
      : stage.style.sun(stage, disc.x, disc.y, disc.r);
  return [
    stage.style.heaven(stage),
    hour === "night" && !covered && weather !== "mist" ? stage.style.stars(stage) : "",
    body,
    stage.style.clouds(stage),
    birds(stage),
  ].join("");
}
