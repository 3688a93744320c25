import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, ellipse, group, path, type Svg } from "../../drawing/svg.ts";

export function elephant(stage: Stage): Svg {
  const hide = stage.palette.at("#6f7187", 0.95);
  const fill = stage.defs.linear([
    [0, lighter(hide, 0.16)],
    [1, darker(hide, 0.34)],
  ]);
  const line = stage.line(1, 0.75);
  const cloth = stage.palette.pigment("madder");
  return group(
    {},
    ellipse(0, 0, 74, 5, { fill: stage.palette.ink, "fill-opacity": 0.35 }),
    path("M-46 -40L-50 -2H-32L-26 -44ZM24 -44L28 -2H46L42 -50Z", {
      fill: darker(hide, 0.3),
      ...line,
    }),
    path("M-64 -74C-70 -58 -68 -46 -66 -38", {
      fill: "none",
      stroke: hide,
      "stroke-width": 3,
      "stroke-linecap": "round",
    }),
    path(
      "M-62 -40C-74 -92 -46 -122 -6 -120C16 -119 26 -112 34 -112C44 -130 82 -128 88 -98C92 -80 86 -62 88 -40C89 -26 96 -18 104 -20L106 -12C90 -6 76 -18 74 -40C73 -50 72 -58 68 -64C58 -52 50 -50 42 -52L36 -36L38 0H16L12 -42H-24L-22 0H-46L-52 -44Z",
      { fill, ...line },
    ),
    path("M62 -74C70 -62 82 -58 92 -62C86 -52 68 -54 58 -66Z", {
      fill: "#fbf1d9",
      ...stage.line(0.7, 0.8),
    }),
    path("M38 -112C24 -104 22 -72 40 -62C54 -66 58 -96 50 -112Z", {
      fill: darker(hide, 0.12),
      ...line,
    }),
    path("M-42 -118C-34 -126 10 -126 16 -118L20 -74Q-12 -66 -46 -74Z", { fill: cloth, ...line }),
    path("M-46 -74Q-12 -66 20 -74L20.6 -81Q-12 -73 -45 -81Z", {
      fill: stage.palette.pigment("haldi"),
      ...stage.line(0.6, 0.7),
    }),
    circle(-12, -98, 10, { fill: "none", ...stage.line(1.2, 0.9) }),
    circle(-12, -98, 5, { fill: stage.palette.pigment("haldi") }),
    path("M56 -124C64 -130 82 -126 86 -112C76 -114 64 -114 56 -124Z", {
      fill: cloth,
      ...stage.line(0.8, 0.8),
    }),
    circle(70, -94, 2, { fill: stage.palette.ink }),
    path("M66 -98Q71 -100 76 -96M80 -60q5 2 9 0M80 -50q5 2 9 0M80 -40q5 3 9 1", {
      fill: "none",
      ...stage.line(0.8, 0.6),
    }),
    path("M16 -4h22M-46 -4h24", { fill: "none", stroke: stage.palette.lamp, "stroke-width": 2 }),
  );
}
