import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, ellipse, group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { glitter, sea as seaWater } from "../../motifs/ground/water.ts";
import { boat } from "../../motifs/objects/boat.ts";
import { glow } from "../../motifs/objects/lamps.ts";
import { palm } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

function lighthouse(stage: Stage, x: number, y: number, tall: number): Svg {
  const white = stage.palette.at("#f1e6cf", 0.8);
  const red = stage.palette.at("#b8402c", 0.8);
  const w = tall * 0.1;
  const at = (u: number): number => w * (1 - u * 0.42);
  const band = (a: number, b: number, colour: string): Svg =>
    path(
      points([
        [x - at(a), y - tall * 0.78 * a],
        [x - at(b), y - tall * 0.78 * b],
        [x + at(b), y - tall * 0.78 * b],
        [x + at(a), y - tall * 0.78 * a],
      ]),
      { fill: colour, ...stage.line(1.2, 0.8) },
    );
  const top = y - tall * 0.78;
  const beam = stage.palette.dark
    ? [-1, 1]
        .map((side) =>
          path(
            points([
              [x, top - tall * 0.08],
              [x + side * tall * 1.5, top - tall * 0.24],
              [x + side * tall * 1.5, top + tall * 0.1],
            ]),
            {
              fill: stage.defs.linear(
                [
                  [0, "#fff2c4", side > 0 ? 0.6 : 0],
                  [1, "#fff2c4", side > 0 ? 0 : 0.6],
                ],
                [0, 0, 1, 0],
              ),
            },
          ),
        )
        .join("")
    : "";
  return group(
    {},
    beam,
    band(0, 0.22, white),
    band(0.22, 0.44, red),
    band(0.44, 0.66, white),
    band(0.66, 1, red),
    rect(x - w * 0.86, top - tall * 0.014, w * 1.72, tall * 0.026, {
      fill: white,
      ...stage.line(1.2, 0.85),
    }),
    rect(x - w * 0.42, top - tall * 0.13, w * 0.84, tall * 0.12, {
      fill: stage.palette.dark ? "#fff0b8" : stage.palette.at("#bcd6d2", 0.8),
      ...stage.line(1.2, 0.85),
    }),
    stage.palette.dark ? glow(stage, x, top - tall * 0.07, tall * 0.4) : "",
    path(
      d`M${x - w * 0.56} ${top - tall * 0.13}Q${x} ${top - tall * 0.24} ${x + w * 0.56} ${top - tall * 0.13}Z`,
      { fill: red, ...stage.line(1.2, 0.9) },
    ),
    rect(x - w * 0.16, y - tall * 0.1, w * 0.32, tall * 0.1, {
      fill: darker(red, 0.5),
      ...stage.line(1, 0.8),
    }),
  );
}

/** A shore of sand below a headland with its light. */
export const coast: PlacePainter = (stage, disc) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const headAt = focus + w * (wide ? 0.2 : 0.28);
  const sand = stage.palette.at("#e0c08a", 1);
  const edge = (dy: number): string =>
    d`M-10 ${h + 10}V${horizon + h * (0.22 + dy)}C${w * 0.24} ${horizon + h * (0.26 + dy)} ${focus - w * 0.1} ${floor - h * (0.1 - dy)} ${focus + w * 0.12} ${floor - h * (0.11 - dy)}C${w * 0.9} ${floor - h * (0.13 - dy)} ${w * 0.96} ${horizon + h * (0.13 + dy)} ${w + 10} ${horizon + h * (0.1 + dy)}V${h + 10}Z`;
  return {
    behind: [
      seaWater(stage, horizon),
      glitter(stage, disc, horizon, h * 0.86),
      boat(stage, focus - w * 0.2, horizon + h * 0.08, h * 0.06),
      path(
        d`M${headAt - w * 0.16} ${horizon + h * 0.15}C${headAt - w * 0.1} ${horizon - h * 0.02} ${headAt - w * 0.06} ${horizon - h * 0.06} ${headAt} ${horizon - h * 0.05}C${headAt + w * 0.1} ${horizon - h * 0.07} ${w} ${horizon - h * 0.08} ${w + 10} ${horizon - h * 0.06}V${horizon + h * 0.2}Z`,
        { fill: stage.palette.at("#7f7a5c", 0.6), ...stage.line(1.4, 0.7) },
      ),
      lighthouse(stage, headAt + w * 0.02, horizon - h * 0.045, h * (wide ? 0.4 : 0.3)),
      path(edge(-0.03), {
        fill: lighter(stage.palette.at("#4f8f9c", 0.9), 0.3),
        "fill-opacity": 0.7,
      }),
      path(edge(-0.012), { fill: "#fff6e6", "fill-opacity": 0.75 }),
      path(edge(0), {
        fill: stage.defs.linear([
          [0, lighter(sand, 0.16)],
          [0.5, sand],
          [1, darker(sand, 0.34)],
        ]),
        ...stage.line(1.4, 0.6),
      }),
      palm(stage, { name: "shore", x: w * 0.95, y: floor - h * 0.1, tall: h * 0.5, depth: 0.88 }),
      palm(stage, { name: "shore2", x: w * 0.88, y: floor - h * 0.12, tall: h * 0.4, depth: 0.82 }),
    ].join(""),
    before: "",
  };
};

/** The deck of a ship: planks underfoot, the mast with its sail, a rail, and the sea all round. */
export const deck: PlacePainter = (stage, disc) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const rail = floor - h * 0.2;
  const planks = floor - h * 0.1;
  const timber = stage.palette.at("#9a6a3e", 1);
  const mastAt = focus + w * (wide ? 0.12 : 0.2);
  const sail = stage.palette.pigment(stage.dice("sail").pick(["ivory", "madder", "saffron"]));
  let seams = "";
  for (let i = -9; i <= 9; i++)
    seams += d`M${focus + i * w * 0.055} ${planks}L${focus + i * w * 0.11} ${h + 10}`;
  let posts = "";
  for (let i = 0; i <= 22; i++) posts += d`M${(i / 22) * w} ${rail}V${planks}`;
  let ratlines = "";
  for (let i = 1; i < 9; i++) {
    const u = i / 9;
    ratlines += d`M${mastAt - w * 0.1 * (1 - u)} ${rail - (rail - h * 0.04) * u}L${mastAt - w * 0.03 * (1 - u)} ${rail - (rail - h * 0.04) * u}`;
  }
  return {
    behind: [
      ridge(stage, {
        name: "isle",
        y: horizon + 4,
        rise: h * 0.05,
        colour: "#5f7f8a",
        depth: 0.1,
        swells: 2,
      }),
      seaWater(stage, horizon),
      glitter(stage, disc, horizon, rail),
      boat(stage, focus - w * 0.28, horizon + h * 0.08, h * 0.06),
      path(posts, { fill: "none", stroke: darker(timber, 0.2), "stroke-width": 8 }),
      rect(-10, rail - h * 0.018, w + 20, h * 0.03, {
        fill: lighter(timber, 0.12),
        ...stage.line(1.5, 0.85),
      }),
      rect(-10, planks - h * 0.03, w + 20, h * 0.034, {
        fill: darker(timber, 0.34),
        ...stage.line(1.3, 0.7),
      }),
      path(
        d`M${mastAt - w * 0.1} ${rail}L${mastAt} ${h * 0.02}L${mastAt - w * 0.03} ${rail}M${mastAt + w * 0.13} ${rail}L${mastAt} ${h * 0.02}`,
        { fill: "none", ...stage.line(1.8, 0.7) },
      ),
      path(ratlines, { fill: "none", ...stage.line(1.4, 0.6) }),
      path(
        d`M${mastAt - w * 0.2} ${h * 0.08}C${mastAt - w * 0.13} ${h * 0.2} ${mastAt - w * 0.14} ${h * 0.32} ${mastAt - w * 0.22} ${h * 0.42}Q${mastAt - w * 0.02} ${h * 0.38} ${mastAt + w * 0.17} ${h * 0.43}C${mastAt + w * 0.23} ${h * 0.3} ${mastAt + w * 0.22} ${h * 0.18} ${mastAt + w * 0.16} ${h * 0.07}Z`,
        { fill: stage.style.drape(stage, sail, true, "cloth"), ...stage.line(1.8, 0.85) },
      ),
      path(d`M${mastAt - w * 0.22} ${h * 0.08}H${mastAt + w * 0.18}`, {
        fill: "none",
        stroke: timber,
        "stroke-width": 11,
        "stroke-linecap": "round",
      }),
      rect(mastAt - w * 0.011, -10, w * 0.022, planks + 20, {
        fill: stage.defs.linear(
          [
            [0, lighter(timber, 0.2)],
            [1, darker(timber, 0.4)],
          ],
          [0, 0, 1, 0],
        ),
        ...stage.line(1.5, 0.8),
      }),
      rect(-10, planks, w + 20, h - planks + 10, {
        fill: stage.defs.linear([
          [0, lighter(timber, 0.12)],
          [1, darker(timber, 0.4)],
        ]),
        ...stage.line(1.6, 0.7),
      }),
      path(seams, { fill: "none", ...stage.line(1.6, 0.5) }),
      ...[1, 0.72, 0.44].map((k) =>
        ellipse(mastAt + w * 0.1, planks + h * 0.05, w * 0.04 * k, h * 0.018 * k, {
          fill: "none",
          stroke: stage.palette.at("#d8bf8a", 1),
          "stroke-width": 7,
        }),
      ),
      rect(focus - w * (wide ? 0.3 : 0.42), planks - h * 0.06, h * 0.12, h * 0.1, {
        fill: darker(timber, 0.24),
        ...stage.line(1.5, 0.8),
      }),
      stage.palette.dark ? glow(stage, mastAt, rail - h * 0.12, h * 0.24) : "",
      circle(mastAt, rail - h * 0.12, h * 0.016, {
        fill: stage.palette.lamp,
        ...stage.line(1.2, 0.9),
      }),
    ].join(""),
    before: "",
  };
};
