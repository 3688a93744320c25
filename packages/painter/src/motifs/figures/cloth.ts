import { darker, lighter } from "../../drawing/colour.ts";
import type { Stuff, Stage } from "../../composition/stage.ts";
import { d, group, path, type Svg } from "../../drawing/svg.ts";
import type { Point, Posture } from "./posture.ts";
import type { Cloth, LowerGarment } from "./wardrobe.ts";

/** The light and shade on cloth or skin. */
export const folds = (
  stage: Stage,
  colour: string,
  facesLight: boolean,
  stuff: Stuff = "cloth",
): string => stage.style.drape(stage, colour, facesLight, stuff);

const butis = (stage: Stage): string => stage.style.weave(stage);

/** A limb as a brush would draw it: the outline first, then the colour over it. */
export function limb(
  stage: Stage,
  [a, b, c]: readonly [Point, Point, Point],
  width: number,
  colour: string,
): Svg {
  const data = d`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${(b[0] + c[0]) / 2} ${(b[1] + c[1]) / 2}L${c[0]} ${c[1]}`;
  const brush = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  return (
    path(data, {
      ...brush,
      ...stage.line(1, 0.55),
      "stroke-width": width + 0.9 * stage.style.lineWeight,
    }) + path(data, { ...brush, stroke: colour, "stroke-width": width })
  );
}

const outline = (stage: Stage): ReturnType<Stage["line"]> => stage.line(0.55, 0.8);

function foot(stage: Stage, [x, y]: Point, colour: string): Svg {
  return path(
    d`M${x - 2.6} ${y}C${x - 2.4} ${y - 3.4} ${x + 1.6} ${y - 3.6} ${x + 6.2} ${y - 1.6}Q${x + 7.4} ${y - 0.4} ${x + 6} ${y}Z`,
    { fill: colour, ...outline(stage) },
  );
}

interface Drape {
  readonly shape: string;
  readonly pleats: string;
  readonly hem: string;
}

/** A skirt that falls from the waist to the ankles; striding pulls its hem apart. */
function bell([hx, hy]: Point, spread: number, sag: number, sway: number): Drape {
  const hem = -2.5;
  const [l, r] = [hx - spread + sway * 0.2, hx + spread + sway];
  const mid = hem + 3;
  let pleats = "";
  for (let i = -3; i <= 3; i++) {
    const u = (i + 3.5) / 7;
    const bx = l + (r - l) * u;
    pleats += d`M${hx + i * 1.1} ${hy + 3}Q${hx + i * 2.2} ${hy + 22} ${bx} ${hem + 1.6}`;
  }
  return {
    shape: d`M${hx - 5} ${hy - 2}C${hx - 8.5} ${hy + 14} ${l + 2} ${hem - 16} ${l} ${hem}Q${(l + r) / 2} ${mid + sag} ${r} ${hem}C${r - 2} ${hem - 16} ${hx + 8.5} ${hy + 14} ${hx + 5} ${hy - 2}Z`,
    pleats,
    hem: d`M${l} ${hem}Q${(l + r) / 2} ${mid + sag} ${r} ${hem}L${r - 1.6} ${hem - 5.5}Q${(l + r) / 2} ${mid + sag - 5} ${l + 1.2} ${hem - 5.5}Z`,
  };
}

function seatedLap(stage: Stage, cloth: Cloth, colour: string): Svg {
  return group(
    {},
    path("M-25 -2C-26 -12 -11 -20 0 -20C11 -20 26 -12 25 -2Q0 3.5 -25 -2Z", {
      fill: folds(stage, colour, cloth.facesLight),
      ...outline(stage),
    }),
    path("M-25 -2C-26 -12 -11 -20 0 -20C11 -20 26 -12 25 -2Q0 3.5 -25 -2Z", {
      fill: butis(stage),
      "fill-opacity": 0.5,
    }),
    path("M-6 -16C-14 -10 -14 -4 4 -3M8 -16C14 -10 18 -6 8 -2M-22 -4Q-2 -1 22 -4", {
      fill: "none",
      ...stage.line(0.6, 0.5),
    }),
    path("M-25 -2Q0 3.5 25 -2L24.6 -5Q0 0 -24.6 -5Z", { fill: cloth.second, "fill-opacity": 0.9 }),
  );
}

function kneelingLap(stage: Stage, cloth: Cloth, colour: string): Svg {
  const shape = "M-9 -26C-16 -18 -24 -8 -24 -1Q-4 2.5 18 -1C20 -12 12 -20 2 -26Z";
  return group(
    {},
    path(shape, { fill: folds(stage, colour, cloth.facesLight), ...outline(stage) }),
    path(shape, { fill: butis(stage), "fill-opacity": 0.5 }),
    path("M-4 -22C-10 -14 -14 -8 -16 -3M0 -22C2 -14 4 -8 4 -2M4 -21C10 -15 13 -9 13 -3", {
      fill: "none",
      ...stage.line(0.6, 0.45),
    }),
    path("M-24 -1Q-4 2.5 18 -1L18 -4.4Q-4 -1 -23 -4.4Z", { fill: cloth.second }),
  );
}

/** The near leg over a saddle; the far one is behind the beast. */
function astride(
  stage: Stage,
  { hip: [hx, hy], feet }: Posture,
  cloth: Cloth,
  colour: string,
): Svg {
  const [, [fx, fy]] = feet;
  return group(
    {},
    limb(
      stage,
      [
        [hx - 2, hy],
        [hx + 16, hy + 4],
        [fx, fy],
      ],
      9,
      colour,
    ),
    path(
      d`M${hx - 9} ${hy - 3}Q${hx + 2} ${hy - 8} ${hx + 11} ${hy - 1}Q${hx + 6} ${hy + 6} ${hx - 6} ${hy + 4}Z`,
      {
        fill: folds(stage, colour, cloth.facesLight),
        ...outline(stage),
      },
    ),
    foot(stage, [fx, fy + 2], darker(cloth.skin, 0.2)),
  );
}

function longSkirt(
  stage: Stage,
  posture: Posture,
  cloth: Cloth,
  colour: string,
  spread: number,
): Svg {
  const sway = posture.stance === "striding" ? 5 : 0;
  const { shape, pleats, hem } = bell(posture.hip, spread, 0.8, sway);
  return group(
    {},
    ...posture.feet.map((at) => foot(stage, at, cloth.skin)),
    path(shape, { fill: folds(stage, colour, cloth.facesLight), ...outline(stage) }),
    path(shape, { fill: butis(stage), "fill-opacity": 0.55 }),
    path(pleats, { fill: "none", ...stage.line(0.5, 0.4) }),
    path(hem, { fill: cloth.second, ...stage.line(0.5, 0.7) }),
  );
}

function legs(
  stage: Stage,
  { hip: [hx, hy], feet }: Posture,
  colour: string,
  shoe: string,
  width: number,
): Svg {
  return feet
    .map(([fx, fy], i) => {
      const knee: Point = [hx + (fx - hx) * 0.5 + (i === 0 ? 0.5 : 2), hy / 2];
      return (
        limb(stage, [[hx + (i === 0 ? -2 : 2), hy + 4], knee, [fx, fy - 3]], width, colour) +
        foot(stage, [fx, fy], shoe)
      );
    })
    .join("");
}

function jama(stage: Stage, posture: Posture, cloth: Cloth): Svg {
  const [hx, hy] = posture.hip;
  const sway = posture.stance === "striding" ? 3 : 0;
  const hem = -17;
  const [l, r] = [hx - 15.5 + sway * 0.3, hx + 15.5 + sway];
  let pleats = "";
  for (let i = -3; i <= 3; i++)
    pleats += d`M${hx + i * 1.3} ${hy}Q${hx + i * 2.6} ${hy + 16} ${(l + r) / 2 + i * 4.4} ${hem + 1.4}`;
  const shape = d`M${hx - 6} ${hy - 4}C${hx - 8} ${hy + 8} ${l + 2} ${hem - 10} ${l} ${hem}Q${(l + r) / 2} ${hem + 4} ${r} ${hem}C${r - 2} ${hem - 10} ${hx + 8} ${hy + 8} ${hx + 6} ${hy - 4}Z`;
  return group(
    {},
    legs(stage, posture, darker(cloth.second, 0.1), darker(cloth.second, 0.35), 5.6),
    path(shape, { fill: folds(stage, cloth.main, cloth.facesLight), ...outline(stage) }),
    path(shape, { fill: butis(stage), "fill-opacity": 0.6 }),
    path(pleats, { fill: "none", ...stage.line(0.5, 0.45) }),
    path(
      d`M${l} ${hem}Q${(l + r) / 2} ${hem + 4} ${r} ${hem}l-0.8 -3Q${(l + r) / 2} ${hem + 0.6} ${l + 0.8} ${hem - 3}Z`,
      { fill: cloth.second },
    ),
  );
}

function dhoti(stage: Stage, posture: Posture, cloth: Cloth, short: boolean): Svg {
  const [hx, hy] = posture.hip;
  const [far, near] = posture.feet;
  const hem = short ? -26 : -13;
  const [fx, nx] = [far[0] * 0.8, near[0] * 0.85];
  const shape = d`M${hx - 6} ${hy - 3}C${hx - 10} ${hy + 12} ${fx - 8} ${hem - 10} ${fx - 6.5} ${hem}Q${fx} ${hem + 3} ${fx + 3} ${hem - 0.5}L${hx + 1} ${hem - 10}L${nx - 2} ${hem}Q${nx + 3} ${hem + 3} ${nx + 7} ${hem - 1}C${nx + 8} ${hem - 14} ${hx + 9} ${hy + 12} ${hx + 6} ${hy - 3}Z`;
  return group(
    {},
    legs(stage, posture, cloth.skin, cloth.skin, 4.8),
    path(shape, { fill: folds(stage, cloth.main, cloth.facesLight), ...outline(stage) }),
    path(
      d`M${hx - 3} ${hy + 3}Q${fx - 2} ${hem - 14} ${fx - 3} ${hem}M${hx + 4} ${hy + 3}Q${nx + 4} ${hem - 14} ${nx + 3} ${hem}M${hx + 1} ${hy + 2}L${hx + 1} ${hem - 11}M${hx} ${hy + 6}Q${hx - 5} ${hem - 22} ${fx + 1} ${hem - 3}`,
      { fill: "none", ...stage.line(0.55, 0.5) },
    ),
    path(d`M${hx - 1.5} ${hy}L${hx - 2.6} ${hem + 2}L${hx + 3.4} ${hem + 3}L${hx + 3} ${hy}Z`, {
      fill: lighter(cloth.main, 0.16),
      ...stage.line(0.5, 0.5),
    }),
    path(
      d`M${hx - 2.7} ${hem - 0.6}L${hx - 2.6} ${hem + 2}L${hx + 3.4} ${hem + 3}L${hx + 3.4} ${hem + 0.4}Z`,
      { fill: cloth.second },
    ),
  );
}

export function lowerGarment(
  stage: Stage,
  kind: LowerGarment,
  posture: Posture,
  cloth: Cloth,
): Svg {
  const colour = kind === "trousers" ? darker(cloth.main, 0.1) : cloth.main;
  if (posture.stance === "seated") return seatedLap(stage, cloth, colour);
  if (posture.stance === "riding") return astride(stage, posture, cloth, colour);
  if (posture.stance === "kneeling") return kneelingLap(stage, cloth, colour);
  switch (kind) {
    case "skirt":
      return longSkirt(stage, posture, cloth, colour, 19);
    case "sari":
      return longSkirt(stage, posture, cloth, colour, 13.5);
    case "jama":
      return jama(stage, posture, cloth);
    case "trousers":
      return legs(stage, posture, colour, stage.palette.ink, 7.4);
    case "dhoti":
    case "barkcloth":
      return dhoti(stage, posture, cloth, kind === "barkcloth");
  }
}
