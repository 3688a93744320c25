import { darker, lighter } from "../../drawing/colour.ts";
import { glow } from "../objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, dot, group, leaf, path, put, rect, type Svg } from "../../drawing/svg.ts";

/** A great dark spindle, dead a long time: plates, blind windows, one end torn to its ribs. */
export function derelict(stage: Stage, x: number, y: number, half: number): Svg {
  const hull = stage.palette.at("#8a7a78", 0.9);
  const body =
    "M-96 0C-84 -14 -56 -25 -14 -27C28 -29 62 -22 74 -17L69 -9L77 -4L70 4L76 11L67 17C56 22 26 28 -14 27C-56 25 -84 14 -96 0Z";
  const toss = stage.dice("derelict");
  let plates = "";
  for (let i = -80; i <= 60; i += 14)
    plates += d`M${i} -28Q${i + 5} 0 ${i} 28M${i} ${toss.around(0, 16)}h14`;
  let windows = "";
  for (let i = -72; i <= 52; i += 7) windows += dot(i, -9 + i * 0.01, 1.5) + dot(i, 9, 1.1);
  let petals = "";
  for (let i = 0; i < 12; i++) petals += leaf(-30, 0, (i / 12) * 6.283, 11, 3);
  let ribs = "";
  for (const [i, reach] of [18, 24, 14, 22, 16].entries())
    ribs += d`M64 ${-16 + i * 8}q${reach * 0.6} ${-3 + i * 1.4} ${reach} ${(i - 2) * 2.6}`;
  const drifting = Array.from({ length: 9 }, () =>
    put(
      rect(-1.6, -1, 3.2, 2, { fill: darker(hull, 0.3), ...stage.line(0.4, 0.7) }),
      toss.between(80, 112),
      toss.around(0, 26),
      { turn: toss.between(0, 180), scale: toss.between(0.5, 1.5) },
    ),
  );
  const inside = stage.defs.clip(path(body, {}));
  const line = stage.line(0.8, 0.85);
  const piece = group(
    {},
    path(ribs, { fill: "none", ...stage.line(1.4, 0.75) }),
    ...drifting,
    path("M-18 -26L-6 -44H16L24 -26ZM-10 26L-2 38H14L22 26Z", {
      fill: darker(hull, 0.34),
      ...line,
    }),
    path("M4 -44V-66M-4 -58h16M-1 -63h10", { fill: "none", ...line }),
    path(body, {
      fill: stage.defs.linear([
        [0, lighter(hull, 0.26)],
        [0.45, hull],
        [1, darker(hull, 0.66)],
      ]),
      ...line,
    }),
    group(
      { "clip-path": inside },
      path(plates, { fill: "none", ...stage.line(0.5, 0.45) }),
      rect(-100, -4.5, 190, 9, { fill: stage.palette.pigment("madder"), "fill-opacity": 0.32 }),
      rect(56, -30, 40, 60, { fill: stage.palette.ink, "fill-opacity": 0.5 }),
    ),
    path(windows, { fill: stage.palette.ink, "fill-opacity": 0.9 }),
    circle(-30, 0, 13, { fill: darker(hull, 0.3), ...line }),
    path(petals, {
      fill: stage.palette.pigment("haldi"),
      "fill-opacity": 0.55,
      ...stage.line(0.4, 0.6),
    }),
    circle(-30, 0, 2.6, { fill: stage.palette.lamp }),
  );
  return put(piece, x, y, { scale: half / 100, turn: -13 });
}

/** A salvage tug, all engine and claw, its portholes lit. */
export function tug(stage: Stage, x: number, y: number, half: number): Svg {
  const paint = stage.palette.pigment("saffron");
  const steel = stage.palette.skin("#a9adb8");
  const line = stage.line(1.6, 0.9);
  const portholes = [-34, -14, 6, 26];
  const piece = group(
    {},
    path("M-70 -16L-150 -5V5L-70 16Z", {
      fill: stage.defs.linear(
        [
          [0, "#8fd8ff", 0],
          [1, "#d8f2ff", 0.8],
        ],
        [0, 0, 1, 0],
      ),
    }),
    path(
      "M52 -20C76 -34 92 -32 104 -18L98 -12M52 20C76 34 92 32 104 18L98 12M56 -6L84 -8L94 -2M56 6L84 8L94 2",
      {
        fill: "none",
        stroke: steel,
        "stroke-width": 5,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      },
    ),
    path("M-58 -22L-76 -30V30L-58 22Z", { fill: darker(steel, 0.3), ...line }),
    path("M-24 -28L-14 -46H22L34 -28Z", { fill: darker(paint, 0.12), ...line }),
    rect(-6, -42, 24, 10, { fill: "#fff0c0", ...line }),
    path("M-8 -46V-68M-16 -60h16", { fill: "none", ...line }),
    circle(-8, -70, 3, { fill: stage.palette.pigment("madder") }),
    path("M-60 -26C-30 -32 30 -32 52 -24C64 -14 64 14 52 24C30 32 -30 32 -60 26Z", {
      fill: stage.defs.linear([
        [0, lighter(paint, 0.24)],
        [0.5, paint],
        [1, darker(paint, 0.55)],
      ]),
      ...line,
    }),
    path("M-60 14Q0 20 56 13M-44 -28v56M44 -27v54", { fill: "none", ...stage.line(1.2, 0.6) }),
    ...portholes.flatMap((px) => [
      glow(stage, px, -4, 22),
      circle(px, -4, 7, { fill: stage.palette.lamp, ...line }),
      circle(px - 1.6, -5.6, 2.4, { fill: "#fffbe6" }),
    ]),
  );
  return put(piece, x, y, { scale: half / 100, turn: -10 });
}
