import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import { circle, ellipse, group, path, type Svg } from "../../drawing/svg.ts";
import type { Cloth, Dress } from "../../motifs/figures/wardrobe.ts";

const oval =
  "M-6 -2.4C-6.2 -7.8 -2.6 -9.6 0.8 -9.6C4.8 -9.4 6.9 -6.8 6.8 -2.8C6.8 1.4 5.6 5.6 2.9 8C1.5 9.2 -0.2 9 -1.7 7.7C-4.3 5.4 -5.8 1.8 -6 -2.4Z";

/** A face turned to three quarters, built of light and shade without a line. */
export function face(stage: Stage, cloth: Cloth, dress: Dress): Svg {
  const { skin, facesLight } = cloth;
  const deep = darker(mix(skin, "#5a1f14", 0.3), 0.4);
  const light = lighter(skin, 0.24);
  const beard = dress.beard === "white" ? "#e9e1d4" : "#20140f";
  const lidded = (x: number, half: number): Svg =>
    group(
      {},
      path(`M${x - half} -0.9Q${x} -2.5 ${x + half} -0.9Q${x} 0.3 ${x - half} -0.9Z`, {
        fill: "#f3e8d8",
      }),
      circle(x + 0.15, -1.05, 0.85, { fill: "#1c100a" }),
      path(
        `M${x - half - 0.3} -0.8Q${x} -3 ${x + half + 0.3} -0.8Q${x} -2 ${x - half - 0.3} -0.8Z`,
        { fill: "#1c100a" },
      ),
    );
  return group(
    {},
    path("M-3.4 5L-4.4 12.4Q0 14 4 12L2.4 6.4Z", { fill: darker(skin, 0.34) }),
    path(oval, {
      fill: stage.defs.linear(
        facesLight
          ? [
              [0, darker(skin, 0.46)],
              [0.34, skin],
              [0.7, light],
              [1, skin],
            ]
          : [
              [0, skin],
              [0.3, light],
              [0.62, skin],
              [1, darker(skin, 0.46)],
            ],
        [0, 0.3, 1, 0.6],
      ),
    }),
    ellipse(-2, 2.6, 2.2, 1.8, { fill: "#b8452e", "fill-opacity": 0.14 }),
    ellipse(4.4, 2.4, 1.7, 1.6, { fill: "#b8452e", "fill-opacity": 0.12 }),
    path(
      "M-5 -1.6Q-2.4 -3.6 0.4 -1.8Q-2 -0.2 -5 -1.6ZM2.6 -1.8Q4.6 -3.4 6.4 -1.8Q4.6 -0.4 2.6 -1.8Z",
      { fill: deep, "fill-opacity": 0.3 },
    ),
    lidded(-2.2, 1.8),
    lidded(4.2, 1.5),
    path(
      "M-4.8 -3.6Q-2.4 -5.2 0.2 -3.8Q-2.4 -4.3 -4.8 -3.6ZM2.7 -3.9Q4.6 -5 6.3 -3.7Q4.6 -4.2 2.7 -3.9Z",
      { fill: "#1c100a" },
    ),
    path("M1.5 -2.4C1.6 0 0.6 2.2 1 3Q2 3.8 3.4 3C3.9 2.2 2.6 0.4 2.4 -2.2Z", {
      fill: deep,
      "fill-opacity": 0.26,
    }),
    path("M2.2 -2.4C2.4 -0.2 3 1.4 2.8 2.4", {
      fill: "none",
      stroke: light,
      "stroke-width": 0.8,
      "stroke-linecap": "round",
      "stroke-opacity": 0.7,
    }),
    path("M-0.2 5.2Q1.4 4.3 2 4.7Q2.6 4.3 3.8 5.1Q2 5.6 -0.2 5.2Z", {
      fill: mix("#8a2a26", skin, 0.15),
    }),
    path("M-0.1 5.3Q2 5.7 3.7 5.2Q2 7.2 -0.1 5.3Z", { fill: mix("#b04a42", skin, 0.2) }),
    dress.beard
      ? path(
          "M-4.4 2.8C-2.6 6 0 4 2 4C4 4 5.2 5.4 5.9 2.8C6.2 7.6 4.4 13.4 1.6 16C-1.6 13.2 -4.2 8.6 -4.4 2.8Z",
          {
            fill: stage.defs.linear([
              [0, lighter(beard, 0.1)],
              [1, darker(beard, 0.3)],
            ]),
          },
        )
      : "",
    dress.moustache
      ? path("M-1.6 4.9Q0.8 3.2 2 4Q3.2 3.2 5.2 4.7Q2 5 -1.6 4.9Z", { fill: "#1c100a" })
      : "",
    dress.jewels
      ? circle(-6, 3.2, 1, { fill: "#f1c766" }) + circle(-6, 5, 0.7, { fill: "#fff0c0" })
      : "",
  );
}
