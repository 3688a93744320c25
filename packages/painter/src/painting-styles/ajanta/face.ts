import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, ellipse, group, path, type Svg } from "../../drawing/svg.ts";
import type { Cloth, Dress } from "../../motifs/figures/wardrobe.ts";

const oval =
  "M-6.4 -2.4C-6.8 -8 -3 -10 0.8 -10C5 -9.8 7.4 -7 7.2 -2.8C7.2 2 5.8 6.4 3 8.8C1.4 10 -0.6 9.8 -2.2 8.2C-4.8 5.6 -6.2 2 -6.4 -2.4Z";

/** A long, half-closed eye, with the kajal drawn out past its corner. */
function eye(x: number, long: number, skin: string, ink: string): Svg {
  const [l, r] = [x - long / 2, x + long / 2];
  const stroke = { fill: "none", stroke: ink, "stroke-linecap": "round" };
  return group(
    {},
    path(`M${l} -0.5Q${x} -3.6 ${r} -0.5Q${x} 1.9 ${l} -0.5Z`, { fill: "#f2e6cb" }),
    path(`M${x - 1.2} -0.3Q${x} 1.5 ${x + 1.2} -0.3Q${x} -0.8 ${x - 1.2} -0.3Z`, { fill: ink }),
    path(`M${l} -0.5Q${x} -3.6 ${r} -0.5Q${x} -0.9 ${l} -0.5Z`, { fill: lighter(skin, 0.12) }),
    path(`M${l - 0.4} -0.6Q${x} -0.7 ${r + 0.9} -0.9`, { ...stroke, "stroke-width": 0.75 }),
    path(`M${l} -1Q${x} -3.9 ${r} -1`, { ...stroke, "stroke-width": 0.32 }),
    path(`M${l} -0.3Q${x} 2.2 ${r} -0.4`, { ...stroke, "stroke-width": 0.3 }),
  );
}

/** A face turned a little away, its eyes half closed, modelled by shade along its edges. */
export function face(stage: Stage, cloth: Cloth, dress: Dress): Svg {
  const { skin } = cloth;
  const ink = stage.palette.ink;
  const beard = dress.beard === "white" ? "#e6dac0" : "#231712";
  const line = { fill: "none", stroke: darker(skin, 0.6), "stroke-linecap": "round" };
  return group(
    {},
    path("M-3.6 5.6L-4.6 12.4Q0 14.4 4 12L2.8 6.8Z", { fill: darker(skin, 0.22) }),
    path("M-3.8 10.2Q0 12 3.4 9.8", { ...line, "stroke-width": 0.4 }),
    path(oval, {
      fill: stage.defs.radial([
        [0, lighter(skin, 0.24)],
        [0.55, skin],
        [1, darker(skin, 0.34)],
      ]),
      ...stage.line(0.5, 0.85),
    }),
    eye(-2.3, 5.4, skin, ink),
    eye(4.1, 4.2, skin, ink),
    path("M-5.6 -3.2Q-3 -6.6 0.4 -4.6M2.6 -4.6Q4.8 -6.4 6.9 -3.4", {
      ...line,
      stroke: ink,
      "stroke-width": 0.6,
    }),
    path("M2 -3.4C2.6 -0.6 3.8 1.6 3.6 2.9Q2.8 3.9 1.4 3.3", { ...line, "stroke-width": 0.5 }),
    path("M0 5.7Q1.8 4.6 2.2 5Q2.8 4.6 4 5.5Q2.2 7.4 0 5.7Z", {
      fill: "#8a3324",
      ...stage.line(0.25, 0.6),
    }),
    dress.beard
      ? path(
          "M-4 3.4C-2 7 0 4.2 2 4.3C4 4.2 5.4 6 6 3.4C6.6 8 4.6 14 1.6 17C-1.6 14 -4 9 -4 3.4Z",
          {
            fill: beard,
            ...stage.line(0.35, 0.5),
          },
        )
      : "",
    dress.moustache ? path("M-0.6 4.6Q2 3 5 4.5Q2.2 5 -0.6 4.6Z", { fill: ink }) : "",
    ellipse(-6.5, 0.6, 1.2, 2.6, { fill: darker(skin, 0.1), ...stage.line(0.35, 0.6) }),
    circle(-6.6, 4.2, dress.jewels ? 2 : 1.2, { fill: "#cf9c3e", ...stage.line(0.35, 0.8) }),
  );
}
