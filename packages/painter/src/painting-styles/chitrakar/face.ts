import type { Stage } from "../../composition/stage.ts";
import { circle, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import type { Cloth, Dress } from "../../motifs/figures/wardrobe.ts";

const profile =
  "M-5.6 5C-9 0 -8 -8.8 0 -8.8C4 -8.8 6.2 -6.6 6.4 -3.8L10.6 1.4Q10.8 2.7 7.4 2.6L8 3.9L7 4.6L7.7 6Q7.2 9 3.6 9.3Q0 9.2 -2 6.8L-1.8 11L-6.4 11Z";

/** A sharp profile, and an eye that runs like a fish from the nose to the temple. */
export function face(stage: Stage, cloth: Cloth, dress: Dress): Svg {
  const black = stage.palette.ink;
  const beard = dress.beard === "white" ? "#f3e6c8" : black;
  const stroke = { fill: "none", stroke: black, "stroke-linecap": "round" };
  return group(
    {},
    path(profile, { fill: cloth.skin, ...stage.line(0.5, 1) }),
    path(leaf(-1.8, -0.6, -0.03, 8.4, 3.1), {
      fill: "#fbf2dc",
      stroke: black,
      "stroke-width": 0.7,
    }),
    circle(3.6, -0.9, 1.5, { fill: black }),
    path("M-3 -1.2Q2.4 -4.4 7 -1", { ...stroke, "stroke-width": 0.8 }),
    path("M-2.4 -3.6Q3 -6.4 7 -4.2", { ...stroke, "stroke-width": 0.9 }),
    path("M5 5.3L7.4 5.2", { ...stroke, stroke: "#8e1c14", "stroke-width": 1.2 }),
    dress.beard
      ? path("M-3 2.8C-1 6.4 3 6.4 7.2 5.9C8.4 9 6.6 14 2.6 18C-0.6 14 -3.2 9 -3 2.8Z", {
          fill: beard,
          ...stage.line(0.4, 1),
        })
      : "",
    dress.beard === "white"
      ? path("M0 8Q1 12 2 16M3 7.6Q3.4 11 3 15M5.6 7.2Q5 10 4.4 13", {
          ...stroke,
          "stroke-width": 0.4,
        })
      : "",
    dress.moustache ? path("M3.4 4.4Q7 2.6 10.4 1.8Q8.4 4.8 3.4 4.4Z", { fill: black }) : "",
    circle(-2.6, 3.4, dress.jewels ? 1.9 : 1.1, { fill: "#e8ac2f", ...stage.line(0.35, 1) }),
  );
}
