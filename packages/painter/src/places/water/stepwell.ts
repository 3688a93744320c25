import { chhatri } from "../../motifs/buildings/masonry.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { palm } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

/** One terrace of the well: a wall of double stairs, each a lit flight and a shaded one that meet at the top. */
function terrace(stage: Stage, top: number, bottom: number, reach: number, share: number): Svg {
  const stone = stage.palette.at("#d09c62", 1 - share * 0.12);
  const wall = mix(stone, stage.palette.ink, 0.18 + share * 0.4);
  const flights = 7;
  const step = (reach * 2) / flights;
  let lit = "";
  let shaded = "";
  let treads = "";
  for (let i = 0; i < flights; i++) {
    const x = stage.focus - reach + step * (i + 0.5);
    const half = step * 0.42;
    lit += points([
      [x - half, bottom],
      [x, top + 3],
      [x, bottom],
    ]);
    shaded += points([
      [x, bottom],
      [x, top + 3],
      [x + half, bottom],
    ]);
    for (const u of [0.3, 0.55, 0.8]) {
      const y = top + (bottom - top) * u;
      treads += d`M${x - half * u} ${y}H${x + half * u}`;
    }
  }
  return group(
    {},
    rect(-10, top, stage.w + 20, bottom - top + 1, { fill: wall }),
    path(lit, {
      fill: lighter(mix(stone, stage.palette.ink, share * 0.3), 0.12),
      ...stage.line(0.9, 0.5),
    }),
    path(shaded, {
      fill: darker(mix(stone, stage.palette.ink, share * 0.3), 0.32),
      ...stage.line(0.9, 0.5),
    }),
    path(treads, { fill: "none", ...stage.line(0.9, 0.4) }),
    path(d`M-10 ${top}H${stage.w + 10}`, { fill: "none", ...stage.line(2, 0.7) }),
  );
}

/** A stepwell: terraces of stairs down to a square of green water, with kiosks at the top. */
export const stepwell: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const mouth = horizon - h * 0.1;
  const landing = floor - h * 0.045;
  const levels = 5;
  const terraces = Array.from({ length: levels }, (_, i) => {
    const top = mouth + (landing - mouth) * (i / levels);
    const bottom = mouth + (landing - mouth) * ((i + 1) / levels);
    return terrace(stage, top, bottom, w * (wide ? 0.62 : 0.72), i / levels);
  });
  const stone = stage.palette.at("#b98a58", 1);
  const pool = stage.palette.at("#1f7f78", 1);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: mouth,
        rise: h * 0.07,
        colour: "#b98f62",
        depth: 0.2,
        swells: 4,
      }),
      ...[-0.44, 0.3].map((k, i) =>
        palm(stage, { name: `w${i}`, x: focus + k * w, y: mouth + 6, tall: h * 0.3, depth: 0.6 }),
      ),
      ...[-0.24, 0, 0.24].map((k) =>
        chhatri(
          stage,
          focus + k * w,
          mouth + 4,
          h * (k === 0 ? 0.17 : 0.11),
          "#d8ab72",
          0.8,
          stage.palette.dark,
        ),
      ),
      ...terraces,
      rect(-10, landing, w + 20, h * 0.075, {
        fill: stage.defs.linear([
          [0, lighter(stone, 0.1)],
          [1, darker(stone, 0.3)],
        ]),
        ...stage.line(1.8, 0.8),
      }),
      rect(-10, landing + h * 0.075, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(pool, 0.14)],
          [1, darker(pool, 0.5)],
        ]),
        ...stage.line(1.6, 0.8),
      }),
      path(
        [0, 1, 2]
          .map((i) =>
            [-3, -1, 1, 3]
              .map(
                (k) =>
                  d`M${focus + k * w * 0.12 + i * 60} ${landing + h * (0.095 + i * 0.022)}q30 -6 60 0t60 0`,
              )
              .join(""),
          )
          .join(""),
        { fill: "none", ...stage.line(1.6, 0.45) },
      ),
    ].join(""),
    before: "",
  };
};
