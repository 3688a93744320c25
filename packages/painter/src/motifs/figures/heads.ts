import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import { folds } from "./cloth.ts";
import type { Cloth, Dress } from "./wardrobe.ts";

const hairShape =
  "M6 -4.4C5.4 -9.6 -3 -11 -7 -6.4C-9 -3 -8 3 -6 6.4C-4 4.4 -2.4 1.6 -2.4 -1C0 -3.6 3.4 -3.6 6 -4.4Z";

function turban(stage: Stage, cloth: Cloth): Svg {
  return group(
    {},
    path("M-8.4 -1.4C-12 -10 -6 -17.6 2 -15.6C9 -14 9.6 -7.4 7.2 -4C2 -6 -4 -5 -8.4 -1.4Z", {
      fill: folds(stage, cloth.second, cloth.facesLight),
      ...stage.line(0.6, 0.8),
    }),
    path("M-8 -4C-4 -9.4 2 -9 7.6 -6.4M-8.6 -8C-4 -13 2 -12.6 8 -9M-5.6 -13C-1 -15 3 -14.4 6 -12", {
      fill: "none",
      ...stage.line(0.6, 0.6),
    }),
    path("M-8.2 -2.6C-12 2 -12 8 -10.6 12C-8.6 9 -7.6 4 -6.6 0Z", {
      fill: cloth.second,
      ...stage.line(0.5, 0.6),
    }),
  );
}

function veil(stage: Stage, cloth: Cloth, long: number): Svg {
  const shape = d`M5.4 -8.4C-2 -13 -11 -9.6 -10.4 1C-10.2 9 -15 18 -15.4 ${long * 0.7}L-13 ${long}L-5.6 ${long * 0.86}C-5 ${long * 0.5} -3.4 13 -3.6 6C-5.6 0 -3 -5.4 5.4 -8.4Z`;
  return group(
    {},
    path(shape, {
      fill: folds(stage, cloth.second, cloth.facesLight),
      "fill-opacity": 0.94,
      ...stage.line(0.6, 0.85),
    }),
    path(d`M3.4 -7.6C-4.6 -5.2 -6.8 0.4 -4.8 6.2C-4.4 13 -6.6 ${long * 0.5} -7 ${long * 0.84}`, {
      fill: "none",
      ...stage.line(0.9, 0.9),
    }),
    path(d`M-8 -2C-9.4 10 -12 20 -12.4 ${long * 0.8}`, { fill: "none", ...stage.line(0.45, 0.5) }),
  );
}

export function head(stage: Stage, dress: Dress, cloth: Cloth, reach: number): Svg {
  const hairColour = dress.hair === "white" ? "#e9e2da" : "#1a1020";
  const hair = path(hairShape, { fill: hairColour, ...stage.line(0.4, 0.4) });
  const looks = stage.style.face(stage, cloth, dress);
  switch (dress.head) {
    case "turban":
      return looks + turban(stage, cloth);
    case "plumed":
      return group(
        {},
        looks,
        turban(stage, cloth),
        path(leaf(4, -13, -1.9, 15, 3.4), { fill: stage.palette.lamp, ...stage.line(0.5, 0.8) }),
        circle(5, -11, 1.9, { fill: "#c8382f", ...stage.line(0.6, 1) }),
        path("M-8 -4C-4 -9.4 2 -9 7.6 -6.4", {
          fill: "none",
          stroke: stage.palette.lamp,
          "stroke-width": 1.4,
        }),
      );
    case "veil":
      return hair + looks + path(hairShape, { fill: hairColour }) + veil(stage, cloth, reach);
    case "crowned-veil":
      return group(
        {},
        looks,
        path(hairShape, { fill: hairColour }),
        veil(stage, cloth, reach),
        path("M-3 -9.4L-1.6 -14.6L0.6 -11L2.6 -16.4L4.4 -10.8L6.8 -13L7 -7.4Q2 -9.6 -3 -9.4Z", {
          fill: stage.palette.lamp,
          ...stage.line(0.5, 0.9),
        }),
      );
    case "topknot":
      return group(
        {},
        looks,
        hair,
        ellipse(-1.4, -11.6, 4.4, 3.6, { fill: hairColour, ...stage.line(0.5, 0.5) }),
        ellipse(-1, -16, 3, 3, { fill: hairColour, ...stage.line(0.5, 0.5) }),
        path("M-5 -9.4Q-1 -7.6 3 -9.8", {
          fill: "none",
          stroke: stage.palette.pigment("saffron"),
          "stroke-width": 1.5,
        }),
        path("M-6.4 2C-8.4 6 -8.6 10 -7.6 14", {
          fill: "none",
          stroke: hairColour,
          "stroke-width": 2,
          "stroke-linecap": "round",
        }),
      );
    case "bun":
      return looks + hair + circle(-8.6, -1, 3.8, { fill: hairColour, ...stage.line(0.5, 0.5) });
    case "braid":
      return group(
        {},
        looks,
        hair,
        path(d`M-7 4C-10 12 -9 20 -10 ${reach * 0.62}`, {
          fill: "none",
          stroke: hairColour,
          "stroke-width": 3,
          "stroke-linecap": "round",
        }),
        circle(-10, reach * 0.64, 2, { fill: stage.palette.pigment("madder") }),
        path(leaf(-6.6, -5, 2.4, 5, 1.6) + leaf(-6.6, -5, 1.2, 5, 1.6), {
          fill: stage.palette.pigment("madder"),
        }),
      );
    case "cap":
      return group(
        {},
        looks,
        path("M-6.4 5C-8 1 -7.6 -3 -6 -5L-1 -4.4C-1.6 -1 -3.6 2 -6.4 5Z", { fill: hairColour }),
        path(
          "M-7.4 -4.6C-7.8 -11.4 5.6 -12.6 6.4 -5.2L11 -3.4Q8 -2.6 5.4 -3.6C1 -4.8 -3.4 -4.8 -7.4 -4.6Z",
          { fill: darker(cloth.second, 0.12), ...stage.line(0.6, 0.8) },
        ),
        path("M-7.3 -5.6C-3 -6.2 2 -6.2 6.2 -5.2", {
          fill: "none",
          stroke: lighter(cloth.second, 0.4),
          "stroke-width": 1,
        }),
      );
    case "cropped":
      return looks + hair;
    case "shaven":
      return (
        looks +
        path("M6 -4.4C5.4 -9.6 -3 -11 -7 -6.4C-8 -4.4 -7.6 -1 -6.4 0.6C-5 -3 0 -4.6 6 -4.4Z", {
          fill: darker(cloth.skin, 0.24),
          "fill-opacity": 0.5,
        })
      );
    case "helmet":
      return group(
        {},
        looks,
        path("M-8.6 -2.6C-10 -13 -3 -16 0.6 -21C3 -16 8.6 -13 7.8 -4Q0 -6.4 -8.6 -2.6Z", {
          fill: folds(stage, stage.palette.skin("#a9adb0"), cloth.facesLight),
          ...stage.line(0.6, 0.9),
        }),
        path("M-8.4 -3.4Q0 -7.2 7.8 -4.6M0.4 -20L0.4 -7", {
          fill: "none",
          stroke: stage.palette.lamp,
          "stroke-width": 1.1,
        }),
        path("M-8.4 -2.6C-10 3 -9.4 7 -8 10L-4 8C-5.4 4 -5.6 0 -5.4 -3.6Z", {
          fill: stage.palette.skin("#8f9498"),
          ...stage.line(0.5, 0.8),
        }),
      );
  }
}
