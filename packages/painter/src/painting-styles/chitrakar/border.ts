import type { Stage } from "../../composition/stage.ts";
import { circle, d, dot, group, leaf, path, put, rect, type Svg } from "../../drawing/svg.ts";

export const margin = (stage: Stage): number => stage.w * 0.042;

/** A length of creeper along a band: a stem that winds, a flower in each hollow, leaves between. */
function creeper(stage: Stage, long: number, m: number): Svg {
  const count = Math.max(3, Math.round(long / (m * 1.5)));
  const step = long / count;
  let stem = d`M0 0`;
  let leaves = "";
  let petals = "";
  let hearts = "";
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const x = i * step;
    stem += d`Q${x + step * 0.5} ${-side * m * 0.52} ${x + step} 0`;
    const [fx, fy] = [x + step * 0.5, side * m * 0.06];
    for (let p = 0; p < 6; p++) petals += leaf(fx, fy, (p / 6) * 6.283, m * 0.27, m * 0.09);
    hearts += dot(fx, fy, m * 0.07);
    leaves +=
      leaf(x + step * 0.9, -side * m * 0.06, -side * 0.9, m * 0.36, m * 0.1) +
      leaf(x + step * 0.08, side * m * 0.04, Math.PI + side * 0.8, m * 0.3, m * 0.09);
  }
  return group(
    {},
    path(stem, { fill: "none", stroke: "#f3e6c8", "stroke-width": m * 0.06 }),
    path(leaves, { fill: stage.palette.pigment("leaf"), ...stage.line(0.6, 0.8) }),
    path(petals, { fill: "#f3e6c8", ...stage.line(0.5, 0.8) }),
    path(hearts, { fill: "#e8ac2f" }),
  );
}

function corner(stage: Stage, m: number): Svg {
  const petals = (r: number, wide: number, count: number): string =>
    Array.from({ length: count }, (_, i) => leaf(0, 0, (i / count) * 6.283, r, wide)).join("");
  return group(
    {},
    rect(-m / 2, -m / 2, m, m, { fill: "#e8ac2f", ...stage.line(1.6, 1) }),
    path(petals(m * 0.44, m * 0.13, 8), { fill: "#b8321f", ...stage.line(0.7, 0.9) }),
    circle(0, 0, m * 0.12, { fill: "#f3e6c8", ...stage.line(0.8, 0.9) }),
  );
}

/** The border every pata has: creeper on red, a beaded line, and a rosette in each corner. */
export function floralBorder(stage: Stage): Svg {
  const { w, h } = stage;
  const m = margin(stage) * (stage.shape === "portrait" ? 1.2 : 1);
  const band = stage.dice("border").pick(["#8e2a1c", "#26406f", "#2f5236"]);
  const ring = d`M0 0H${w}V${h}H0ZM${m} ${m}V${h - m}H${w - m}V${m}Z`;
  const b = m * 0.82;
  let beads = "";
  for (let x = m; x < w - m; x += m * 0.2)
    beads += dot(x, m * 0.9, m * 0.045) + dot(x, h - m * 0.9, m * 0.045);
  for (let y = m; y < h - m; y += m * 0.2)
    beads += dot(m * 0.9, y, m * 0.045) + dot(w - m * 0.9, y, m * 0.045);
  const along = creeper(stage, w - m * 2, b);
  const down = creeper(stage, h - m * 2, b);
  return group(
    {},
    path(ring, { fill: band, "fill-rule": "evenodd" }),
    put(along, m, b / 2),
    put(along, m, h - b / 2),
    put(down, b / 2, m, { turn: 90 }),
    put(down, w - b / 2, m, { turn: 90 }),
    rect(b, b, w - b * 2, h - b * 2, { fill: "none", stroke: "#1c120e", "stroke-width": 3 }),
    path(beads, { fill: "#f3e6c8" }),
    rect(m, m, w - m * 2, h - m * 2, { fill: "none", stroke: "#1c120e", "stroke-width": 5 }),
    rect(2, 2, w - 4, h - 4, { fill: "none", stroke: "#1c120e", "stroke-width": 5 }),
    ...[
      [b / 2, b / 2],
      [w - b / 2, b / 2],
      [b / 2, h - b / 2],
      [w - b / 2, h - b / 2],
    ].map(([x = 0, y = 0]) => put(corner(stage, b), x, y)),
  );
}
