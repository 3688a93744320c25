import type { Stage } from "../../composition/stage.ts";
import { darker } from "../../drawing/colour.ts";
import { circle, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import { folds } from "../../motifs/figures/cloth.ts";
import type { Cloth, Dress } from "../../motifs/figures/wardrobe.ts";

const profile =
  "M-5.4 4C-8.6 -1 -7.4 -8.4 0 -8.4C4.2 -8.4 5.9 -6 5.9 -3.2L8.5 1.2Q8.8 2.2 6.7 2.4L7.2 3.6L6.5 4.3L7 5.4Q6.8 8.4 3.8 8.8Q0.2 8.8 -1.6 6.6L-1.4 11L-6 11Z";

/** A profile with one long open eye. */
export function face(stage: Stage, cloth: Cloth, dress: Dress): Svg {
  const ink = stage.palette.ink;
  const beardColour = dress.beard === "white" ? "#efe6d6" : "#1c1220";
  return group(
    {},
    path(profile, { fill: folds(stage, cloth.skin, cloth.facesLight), ...stage.line(0.5, 0.6) }),
    path(leaf(1.7, -0.9, 0.03, 4.4, 1.5), { fill: "#fff7e6" }),
    circle(4.2, -0.9, 0.85, { fill: ink }),
    path("M1.3 -1.2Q3.6 -2.6 6.2 -1.2", { fill: "none", stroke: ink, "stroke-width": 0.6 }),
    path("M1.4 -3.6Q3.8 -4.9 6 -3.7", {
      fill: "none",
      stroke: ink,
      "stroke-width": 0.7,
      "stroke-linecap": "round",
    }),
    path("M5.1 4.3L6.9 4.4", { fill: "none", stroke: "#8e2430", "stroke-width": 0.9 }),
    dress.beard
      ? path("M-2.6 2.6C-1 6 3 5.4 6.6 4.9C8 7 6.6 12 3.4 16C0 13 -2.8 8.6 -2.6 2.6Z", {
          fill: beardColour,
          ...stage.line(0.4, 0.4),
        })
      : "",
    dress.moustache ? path("M4 3.6Q6.6 2.4 8.4 3.5Q6.8 4.3 4 3.6Z", { fill: ink }) : "",
    dress.jewels
      ? circle(-1.6, 3.4, 1.2, { fill: stage.palette.lamp, ...stage.line(0.4, 0.9) })
      : circle(-1.7, 1.6, 1, { fill: darker(cloth.skin, 0.2) }),
  );
}
