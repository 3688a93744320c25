import { darker, lighter } from "../../drawing/colour.ts";
import { glow } from "../objects/lamps.ts";
import type { HeldThing } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, leaf, path, rect, type Svg } from "../../drawing/svg.ts";
import { heldInHand } from "./held-more.ts";
import type { Point } from "./posture.ts";

const wood = (stage: Stage): string => stage.palette.at("#7a4c28", 1);
const brass = (stage: Stage): string => stage.palette.at("#d9962f", 1);

/** A thing in the hand, drawn in the bearer's own units. */
export function held(stage: Stage, thing: HeldThing, [x, y]: Point, ground: number): Svg {
  const line = stage.line(0.6, 0.8);
  switch (thing) {
    case "lamp":
      return group(
        {},
        glow(stage, x + 2, y - 7, 34),
        path(
          d`M${x - 5} ${y - 2.4}Q${x + 1} ${y + 4.6} ${x + 8.6} ${y - 3.2}Q${x + 2} ${y - 0.8} ${x - 5} ${y - 2.4}Z`,
          { fill: brass(stage), ...line },
        ),
        path(
          d`M${x + 6} ${y - 3.4}C${x + 3} ${y - 8} ${x + 7} ${y - 10} ${x + 6.6} ${y - 14}C${x + 11} ${y - 9} ${x + 10} ${y - 4.6} ${x + 6} ${y - 3.4}Z`,
          { fill: stage.palette.ember },
        ),
        path(
          d`M${x + 6.4} ${y - 4}C${x + 5} ${y - 7} ${x + 7} ${y - 8} ${x + 6.9} ${y - 10.4}C${x + 9} ${y - 7.6} ${x + 8.6} ${y - 5} ${x + 6.4} ${y - 4}Z`,
          { fill: "#fff3c4" },
        ),
      );
    case "lantern":
      return group(
        {},
        glow(stage, x, y + 11, 42),
        path(d`M${x - 4} ${y + 6}Q${x} ${y - 4} ${x + 4} ${y + 6}`, {
          fill: "none",
          stroke: wood(stage),
          "stroke-width": 0.9,
        }),
        path(d`M${x - 4.4} ${y + 6}h8.8l1 2h-10.8ZM${x - 5} ${y + 17}h10l0.6 3h-11.2Z`, {
          fill: darker(brass(stage), 0.3),
          ...line,
        }),
        rect(x - 4, y + 8, 8, 9, { fill: stage.palette.lamp, rx: 2, ...line }),
        path(leaf(x, y + 16.4, -1.57, 7, 2.4), { fill: stage.palette.ember }),
      );
    case "staff":
      return (
        path(d`M${x + 1.5} ${y - 34}L${x} ${ground}`, {
          fill: "none",
          stroke: wood(stage),
          "stroke-width": 1.9,
          "stroke-linecap": "round",
        }) + circle(x + 1.5, y - 35, 1.7, { fill: brass(stage), ...line })
      );
    case "bow":
      return group(
        {},
        path(
          d`M${x + 1} ${y - 38}C${x + 15} ${y - 22} ${x + 3} ${y - 8} ${x + 1} ${y}C${x + 3} ${y + 8} ${x + 15} ${y + 22} ${x + 1} ${y + 37}`,
          { fill: "none", stroke: brass(stage), "stroke-width": 2, "stroke-linecap": "round" },
        ),
        path(d`M${x + 1} ${y - 38}L${x + 1} ${y + 37}`, {
          fill: "none",
          stroke: "#f6ead0",
          "stroke-width": 0.5,
        }),
      );
    case "pot":
      return group(
        {},
        path(
          d`M${x - 6} ${y - 9}h12l-1.4 3.4C${x + 13} ${y - 2} ${x + 11} ${y + 9} ${x} ${y + 9}C${x - 11} ${y + 9} ${x - 13} ${y - 2} ${x - 4.6} ${y - 5.6}Z`,
          { fill: stage.palette.at("#b8703a", 1), ...line },
        ),
        path(d`M${x - 9} ${y}q9 3 18 0M${x - 8.6} ${y + 2.6}q9 3 17.4 0`, {
          fill: "none",
          ...stage.line(0.6, 0.6),
        }),
      );
    case "ladle":
      return group(
        {},
        path(d`M${x - 2} ${y - 5}L${x + 9} ${y + 15}`, {
          fill: "none",
          stroke: wood(stage),
          "stroke-width": 1.5,
          "stroke-linecap": "round",
        }),
        ellipse(x + 10, y + 17, 3.6, 2.6, { fill: brass(stage), ...line }),
      );
    case "bundle":
      return group(
        {},
        path(
          d`M${x - 9} ${y + 2}C${x - 11} ${y + 13} ${x + 11} ${y + 14} ${x + 9} ${y + 2}C${x + 5} ${y - 4} ${x - 5} ${y - 4} ${x - 9} ${y + 2}Z`,
          { fill: stage.palette.pigment("madder"), ...line },
        ),
        path(leaf(x, y - 2, -2.3, 7, 2) + leaf(x, y - 2, -0.9, 7, 2), {
          fill: stage.palette.pigment("saffron"),
          ...line,
        }),
      );
    case "flag":
      return group(
        {},
        path(d`M${x - 2} ${y + 6}L${x + 3} ${y - 22}`, {
          fill: "none",
          stroke: wood(stage),
          "stroke-width": 1.3,
          "stroke-linecap": "round",
        }),
        path(
          d`M${x + 3} ${y - 22}C${x + 9} ${y - 25} ${x + 14} ${y - 19} ${x + 20} ${y - 21}L${x + 18} ${y - 9}C${x + 12} ${y - 7} ${x + 8} ${y - 12} ${x + 1} ${y - 10}Z`,
          { fill: stage.palette.pigment("leaf"), ...line },
        ),
      );
    case "bat":
      return group(
        {},
        path(d`M${x} ${y - 3}L${x + 3} ${y + 10}`, {
          fill: "none",
          stroke: darker(wood(stage), 0.3),
          "stroke-width": 2,
        }),
        path(
          d`M${x + 1} ${y + 9}L${x + 5} ${y + 8}L${x + 15} ${y + 36}Q${x + 12} ${y + 40} ${x + 9} ${y + 38}Z`,
          { fill: stage.palette.at("#dcb877", 1), ...line },
        ),
      );
    case "book":
      return group(
        {},
        path(d`M${x - 1} ${y - 2}l9 -5l9 3l-9 6ZM${x - 1} ${y - 2}l-7 -5l9 -4l7 4Z`, {
          fill: lighter(stage.palette.pigment("ivory"), 0.3),
          ...line,
        }),
      );
    case "umbrella":
      return group(
        {},
        path(d`M${x} ${y + 4}L${x + 2} ${y - 28}`, {
          fill: "none",
          stroke: wood(stage),
          "stroke-width": 1.2,
        }),
        path(
          d`M${x - 22} ${y - 19}C${x - 18} ${y - 40} ${x + 20} ${y - 42} ${x + 27} ${y - 20}Q${x + 19} ${y - 25} ${x + 14} ${y - 20}Q${x + 8} ${y - 26} ${x + 2} ${y - 20}Q${x - 5} ${y - 26} ${x - 10} ${y - 20}Q${x - 16} ${y - 25} ${x - 22} ${y - 19}Z`,
          { fill: stage.palette.pigment("lac"), ...line },
        ),
      );
    default:
      return heldInHand(stage, thing, [x, y], ground);
  }
}
