import { darker, lighter } from "../../drawing/colour.ts";
import { canopy, clock, engine, rails, semaphore } from "../../motifs/buildings/railway.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { drift } from "../../motifs/sky/weather.ts";
import { d, group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import type { Stage } from "../../composition/stage.ts";
import { mango } from "../../motifs/trees/broadleaf.ts";
import type { PlacePainter } from "../setting.ts";

function platform(stage: Stage, edge: number, top: number): Svg {
  const stone = stage.palette.at("#9a7f66", 1);
  const { w, h } = stage;
  const fill = stage.defs.linear([
    [0, lighter(stone, 0.12)],
    [1, darker(stone, 0.45)],
  ]);
  const near = edge - w * (stage.shape === "banner" ? 0.16 : 0.3);
  let flags = "";
  for (let i = 1; i < 6; i++) {
    const y = top + (h - top) * (i / 6) ** 1.3;
    flags += d`M${edge + (near - edge) * ((y - top) / (h - top))} ${y}H${w}`;
  }
  for (let i = 0; i < 9; i++)
    flags += d`M${edge + (w - edge) * (i / 9) + 20} ${top}L${near + (w * 1.3 - near) * (i / 9)} ${h}`;
  return group(
    {},
    path(
      points([
        [edge, top],
        [w + 10, top],
        [w + 10, h + 4],
        [near, h + 4],
      ]),
      { fill, ...stage.line(1.4, 0.5) },
    ),
    path(flags, { fill: "none", ...stage.line(1, 0.24) }),
    path(
      points([
        [edge, top],
        [edge + 16, top],
        [near + 44, h + 4],
        [near, h + 4],
      ]),
      { fill: stage.palette.at("#f2dfae", 1), "fill-opacity": 0.85 },
    ),
    path(
      points([
        [edge, top],
        [edge, top + 8],
        [near - 26, h + 4],
        [near, h + 4],
      ]),
      { fill: darker(stone, 0.6) },
    ),
  );
}

/** The beam of the engine's lamp in fog: a wedge that widens along the rails. */
function beam(stage: Stage, x: number, y: number): Svg {
  const { w, h, shape } = stage;
  const reach = shape === "banner" ? w * 0.3 : w * 0.3;
  const light = stage.defs.linear(
    [
      [0, "#fff2cc", 0],
      [1, "#ffe7ae", 0.5],
    ],
    [0, 1, 1, 0],
  );
  return path(
    points([
      [x, y - 8],
      [x - reach, h + 10],
      [x - reach * 0.1, h + 10],
      [x + 6, y + 10],
    ]),
    { fill: light },
  );
}

export const railway: PlacePainter = (stage) => {
  const { w, h, horizon, focus, shape, floor } = stage;
  const banner = shape === "banner";
  const ground = horizon + h * 0.06;
  const trainAt = focus - w * (banner ? 0.23 : 0.22);
  const edge = banner ? focus - w * 0.09 : focus - w * 0.04;
  const roofTop = banner ? h * 0.27 : h * 0.3;
  const signalAt = banner ? w * 0.335 : w * 0.13;
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.05,
        colour: "#7a7f8c",
        depth: 0.1,
        swells: 3,
      }),
      ...[0.06, 0.2, 0.32, 0.92].map((k, i) =>
        mango(
          stage,
          { name: `t${i}`, x: w * k, y: ground, tall: h * (0.2 + (i % 2) * 0.06), depth: 0.26 },
          "#55705c",
        ),
      ),
      ridge(stage, {
        name: "fields",
        y: ground,
        rise: h * 0.012,
        colour: "#6f6a54",
        depth: 0.5,
        swells: 3,
      }),
      drift(stage, ground - h * 0.02, 0.9),
      rails(
        stage,
        trainAt,
        ground + h * 0.02,
        banner ? w * 0.3 : w * 0.14,
        h + 10,
        w * (banner ? 0.2 : 0.34),
      ),
      engine(stage, trainAt, ground + h * 0.05, h * (banner ? 0.17 : 0.115)),
      beam(stage, trainAt, ground + h * 0.05 - h * (banner ? 0.207 : 0.14)),
      semaphore(stage, signalAt, ground + h * 0.06, h * (banner ? 0.5 : 0.34)),
      stage.scene.weather === "mist" ? drift(stage, ground + h * 0.08, 1) : "",
      platform(stage, edge, ground + h * 0.085),
      rect(edge + w * 0.14, roofTop, w, ground + h * 0.09 - roofTop, {
        fill: stage.defs.linear([
          [0, darker(stage.palette.at("#7a4a3a", 0.9), 0.35)],
          [1, stage.palette.at("#a8674a", 0.9)],
        ]),
        ...stage.line(1.2, 0.5),
      }),
      ...[0.2, 0.3].map((k) =>
        rect(edge + w * k, roofTop + h * 0.12, w * 0.05, h * 0.16, {
          fill: stage.palette.lamp,
          "fill-opacity": stage.palette.dark ? 0.9 : 0.4,
          ...stage.line(1.4, 0.8),
        }),
      ),
      canopy(stage, edge + w * 0.03, w + 60, roofTop, floor - h * 0.1),
      clock(stage, edge + w * (banner ? 0.25 : 0.3), roofTop + h * 0.1, h * 0.032),
    ].join(""),
    before: "",
  };
};
