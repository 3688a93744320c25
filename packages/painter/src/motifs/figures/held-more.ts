import { darker, lighter } from "../../drawing/colour.ts";
import type { HeldThing } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import type { Point } from "./posture.ts";

/** Weapons, letters, instruments and other things held in a hand. */
export function heldInHand(stage: Stage, thing: HeldThing, [x, y]: Point, ground: number): Svg {
  const line = stage.line(0.6, 0.85);
  const { palette } = stage;
  const wood = palette.at("#7a4c28", 1);
  const steel = palette.skin("#c9d0d4");
  const paper = palette.skin("#f3e6c4");
  const shaft = (data: string, width: number, colour = wood): Svg =>
    path(data, { fill: "none", ...stage.line(0.6, 0.6), "stroke-width": width + 0.7 }) +
    path(data, { fill: "none", stroke: colour, "stroke-width": width, "stroke-linecap": "round" });
  switch (thing) {
    case "sword":
      return group(
        {},
        path(
          d`M${x - 1} ${y - 3}C${x + 6} ${y - 16} ${x + 18} ${y - 26} ${x + 32} ${y - 28}C${x + 24} ${y - 20} ${x + 12} ${y - 10} ${x + 2} ${y + 0.5}Z`,
          { fill: steel, ...line },
        ),
        shaft(d`M${x - 4} ${y - 5}L${x + 4} ${y + 3}`, 1.6, palette.lamp),
        shaft(d`M${x - 4} ${y + 4}L${x + 0.5} ${y - 1}`, 2, darker(wood, 0.2)),
      );
    case "spear":
      return group(
        {},
        shaft(d`M${x + 1} ${y - 58}L${x} ${ground}`, 1.5),
        path(leaf(x + 1, y - 56, -1.57, 15, 4), { fill: steel, ...line }),
        path(d`M${x - 2} ${y - 54}h6l-1 5h-4Z`, { fill: palette.pigment("madder"), ...line }),
      );
    case "oar":
      return group(
        {},
        shaft(d`M${x - 8} ${y - 26}L${x + 14} ${y + 34}`, 1.8),
        path(leaf(x + 12, y + 28, 1.22, 22, 6), { fill: lighter(wood, 0.1), ...line }),
      );
    case "scroll":
      return group(
        {},
        path(d`M${x - 3} ${y - 12}H${x + 13}V${y + 10}H${x - 3}Z`, { fill: paper, ...line }),
        path(
          d`M${x} ${y - 8}h10M${x} ${y - 5}h9M${x} ${y - 2}h10M${x} ${y + 1}h8M${x} ${y + 4}h9`,
          { fill: "none", stroke: darker(paper, 0.6), "stroke-width": 0.6 },
        ),
        ...[-13, 11].map((dy) =>
          path(d`M${x - 5} ${y + dy - 1.6}h20q2 1.6 0 3.2h-20q-2 -1.6 0 -3.2Z`, {
            fill: palette.pigment("lac"),
            ...line,
          }),
        ),
      );
    case "letter":
      return group(
        {},
        path(d`M${x - 2} ${y - 9}L${x + 14} ${y - 12}L${x + 16} ${y - 1}L${x} ${y + 2}Z`, {
          fill: paper,
          ...line,
        }),
        path(d`M${x - 2} ${y - 9}L${x + 8} ${y - 5}L${x + 14} ${y - 12}`, {
          fill: "none",
          ...line,
        }),
        circle(x + 8, y - 4.6, 1.3, { fill: palette.pigment("madder") }),
      );
    case "flower":
      return group(
        {},
        shaft(d`M${x} ${y + 4}Q${x + 5} ${y - 4} ${x + 3} ${y - 12}`, 0.9, palette.pigment("leaf")),
        path([-2.5, -2, -1.57, -1.1, -0.6].map((a) => leaf(x + 3, y - 11, a, 9, 2.8)).join(""), {
          fill: palette.pigment("lotus"),
          ...stage.line(0.45, 0.8),
        }),
      );
    case "basket":
      return group(
        {},
        path([-1.9, -1.5, -1.1].map((a) => leaf(x + 2, y - 1, a, 9, 3.4)).join(""), {
          fill: palette.pigment("saffron"),
          ...line,
        }),
        path(
          d`M${x - 9} ${y - 3}H${x + 13}L${x + 9} ${y + 9}Q${x + 2} ${y + 12} ${x - 5} ${y + 9}Z`,
          {
            fill: palette.at("#b98a4a", 1),
            ...line,
          },
        ),
        path(d`M${x - 8} ${y + 1}H${x + 12}M${x - 6.6} ${y + 5}H${x + 10.6}`, {
          fill: "none",
          ...line,
        }),
      );
    case "flute":
      return shaft(d`M${x - 14} ${y - 3}L${x + 14} ${y + 3}`, 1.8, palette.at("#c79a52", 1));
    case "drum":
      return group(
        {},
        path(
          d`M${x - 10} ${y - 5}C${x - 4} ${y - 9} ${x + 8} ${y - 9} ${x + 14} ${y - 5}V${y + 6}C${x + 8} ${y + 10} ${x - 4} ${y + 10} ${x - 10} ${y + 6}Z`,
          { fill: palette.pigment("madder"), ...line },
        ),
        ...[-10, 14].map((dx) => ellipse(x + dx, y + 0.5, 2.6, 5.6, { fill: paper, ...line })),
        path(d`M${x - 8} ${y - 6}L${x - 2} ${y + 8}L${x + 4} ${y - 8}L${x + 10} ${y + 7}`, {
          fill: "none",
          stroke: palette.lamp,
          "stroke-width": 0.7,
        }),
      );
    default:
      return "";
  }
}
