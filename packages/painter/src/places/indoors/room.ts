import type { Stage } from "../../composition/stage.ts";
import { darker } from "../../drawing/colour.ts";
import { d, group, leaf, path, put, rect, type Svg } from "../../drawing/svg.ts";
import { books, charpoy } from "../../motifs/objects/furniture.ts";
import { cuspedArch } from "../../motifs/buildings/masonry.ts";
import { glow } from "../../motifs/objects/lamps.ts";
import type { PlacePainter } from "../setting.ts";
import { mat, shelfOfPots, shell, window } from "./fixtures.ts";

const rooms = ["bedroom", "study", "archway", "parlour"] as const;

/** A doorway without a door, and the court of the house in the light beyond it. */
function openArch(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const shape = cuspedArch(x, y, w, h);
  const beyond = stage.palette.at("#d9b98a", 0.5);
  return group(
    {},
    group(
      { "clip-path": stage.defs.clip(path(shape, {})) },
      stage.style.heaven(stage),
      rect(x - w, y - h * 0.42, w * 2, h * 0.5, {
        fill: stage.palette.at("#c28a5c", 0.45),
        ...stage.line(1.4, 0.6),
      }),
      rect(x - w, y - h * 0.12, w * 2, h * 0.2, { fill: beyond, ...stage.line(1.2, 0.6) }),
      path(cuspedArch(x - w * 0.24, y - h * 0.12, w * 0.26, h * 0.26), {
        fill: stage.palette.dark ? stage.palette.lamp : darker(beyond, 0.5),
        ...stage.line(1.4, 0.8),
      }),
      path(cuspedArch(x + w * 0.2, y - h * 0.12, w * 0.26, h * 0.26), {
        fill: darker(beyond, 0.5),
        ...stage.line(1.4, 0.8),
      }),
    ),
    path(shape, { fill: "none", ...stage.line(3.4, 1) }),
  );
}

/** A cloth on the wall: a field of flowers inside a border. */
function hanging(stage: Stage, x: number, y: number): Svg {
  const { h } = stage;
  const [w, tall] = [h * 0.26, h * 0.34];
  const field = stage.palette.pigment(
    stage.dice("hanging").pick(["lac", "indigo", "madder", "leaf"]),
  );
  let flowers = "";
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 3; i++)
      for (let p = 0; p < 5; p++)
        flowers += leaf(
          x - w * 0.28 + i * w * 0.28,
          y - tall * (0.2 + row * 0.2),
          (p / 5) * 6.283 + row,
          w * 0.085,
          w * 0.034,
        );
  return group(
    {},
    rect(x - w / 2, y - tall, w, tall, { fill: field, ...stage.line(1.6, 0.85) }),
    rect(x - w * 0.42, y - tall * 0.93, w * 0.84, tall * 0.86, {
      fill: "none",
      stroke: stage.palette.pigment("haldi"),
      "stroke-width": 5,
    }),
    path(flowers, { fill: stage.palette.pigment("saffron"), ...stage.line(0.6, 0.6) }),
    path(d`M${x - w * 0.56} ${y - tall}H${x + w * 0.56}`, {
      fill: "none",
      stroke: stage.palette.at("#6f4a2e", 1),
      "stroke-width": 9,
      "stroke-linecap": "round",
    }),
  );
}

/** A room: a window that shows the time of day, a lamp in a niche, a cot against the wall. */
export const room: PlacePainter = (stage) => {
  const { w, h, focus, floor, shape } = stage;
  const toss = stage.dice("room");
  const wide = shape === "banner";
  const ground = floor - h * 0.11;
  const wall = stage.palette.at(
    toss.pick(["#c98f5a", "#7f9a9c", "#a9b07a", "#c48a80", "#d2b27c"]),
    0.96,
  );
  const [ww, wh] = wide ? [w * 0.17, h * 0.34] : [w * 0.3, h * 0.24];
  const turned = toss.chance(0.5) ? 1 : -1;
  const windowAt = focus + turned * w * (wide ? 0.03 : 0.1);
  const sill = ground - h * 0.2;
  const nicheAt = focus - turned * w * (wide ? 0.16 : 0.3);
  const niche = d`M${nicheAt - h * 0.04} ${sill}V${sill - h * 0.1}Q${nicheAt} ${sill - h * 0.17} ${nicheAt + h * 0.04} ${sill - h * 0.1}V${sill}Z`;
  const cloth = stage.palette.pigment(toss.pick(["madder", "indigo", "leaf", "saffron"]));
  const doorAt = focus + turned * w * (wide ? 0.25 : 0.42);
  const fall = d`M${doorAt - h * 0.09} ${ground - h * 0.46}H${doorAt + h * 0.09}L${doorAt + h * 0.1} ${ground - 2}H${doorAt - h * 0.1}Z`;
  const curtain = group(
    {},
    path(fall, { fill: stage.style.drape(stage, cloth, true, "cloth"), ...stage.line(1.6, 0.85) }),
    path(fall, { fill: stage.style.weave(stage), "fill-opacity": 0.5 }),
    rect(doorAt - h * 0.13, ground - h * 0.485, h * 0.26, h * 0.028, {
      fill: stage.palette.at("#6f4a2e", 1),
      ...stage.line(1.2, 0.8),
    }),
  );
  const lampInNiche = group(
    {},
    path(niche, { fill: darker(wall, 0.55), ...stage.line(1.8, 0.9) }),
    glow(stage, nicheAt, sill - h * 0.05, h * 0.3),
    path(leaf(nicheAt, sill - h * 0.018, -1.57, h * 0.06, h * 0.016), {
      fill: stage.palette.ember,
    }),
    path(
      d`M${nicheAt - h * 0.026} ${sill - h * 0.02}Q${nicheAt} ${sill + h * 0.012} ${nicheAt + h * 0.026} ${sill - h * 0.02}Z`,
      { fill: stage.palette.at("#b5622f", 1), ...stage.line(1, 0.9) },
    ),
  );
  const corner = focus - turned * w * (wide ? 0.27 : 0.34);
  const cot = put(charpoy(stage), corner, ground + h * 0.02, {
    scale: (stage.person / 100) * 0.8,
  });
  const shelves = put(books(stage), corner, ground + h * 0.012, {
    scale: (stage.person / 100) * 0.95,
  });
  const pots = shelfOfPots(stage, corner - w * (turned > 0 ? 0.1 : 0), ground - h * 0.42, w * 0.1);
  const furnished: Record<(typeof rooms)[number], Svg> = {
    bedroom: window(stage, windowAt, sill, ww, wh) + lampInNiche + curtain + pots + cot,
    study:
      window(stage, windowAt - turned * w * 0.12, sill, ww * 0.7, wh, "sky") +
      window(stage, windowAt + turned * w * 0.1, sill, ww * 0.7, wh) +
      shelves,
    archway:
      openArch(stage, windowAt, ground, ww * 1.3, h * 0.5) + hanging(stage, nicheAt, sill) + pots,
    parlour:
      hanging(stage, windowAt, sill + h * 0.06) +
      window(stage, corner, sill, ww * 0.62, wh * 0.86) +
      curtain +
      lampInNiche,
  };
  const kind = stage.near ? toss.pick(rooms) : "bedroom";
  return {
    indoors: true,
    behind: [shell(stage, wall, ground), furnished[kind], mat(stage)].join(""),
    before: "",
  };
};
