import { darker, lighter } from "../../drawing/colour.ts";
import {
  type Attributes,
  circle,
  d,
  ellipse,
  group,
  leaf,
  path,
  rect,
  type Svg,
} from "../../drawing/svg.ts";
import type { Stage } from "../../composition/stage.ts";
import type { HeldThing } from "../../scene/scene.ts";
import { glow } from "../objects/lamps.ts";
import type { Point } from "./posture.ts";

interface Hand {
  readonly stage: Stage;
  readonly x: number;
  readonly y: number;
  /** Where the ground is. */
  readonly ground: number;
}

type Drawings = Partial<Record<HeldThing, (hand: Hand) => Svg>>;

const wood = ({ palette }: Stage): string => palette.at("#7a4c28", 1);
const brass = ({ palette }: Stage): string => palette.at("#d9962f", 1);
const steel = ({ palette }: Stage): string => palette.skin("#c9d0d4");
const paper = ({ palette }: Stage): string => palette.skin("#f3e6c4");

const soft = (stage: Stage): Attributes => stage.line(0.6, 0.8);
const firm = (stage: Stage): Attributes => stage.line(0.6, 0.85);

const shaft = (stage: Stage, data: string, width: number, colour = wood(stage)): Svg =>
  path(data, { fill: "none", ...stage.line(0.6, 0.6), "stroke-width": width + 0.7 }) +
  path(data, { fill: "none", stroke: colour, "stroke-width": width, "stroke-linecap": "round" });

const lights = {
  lamp: ({ stage, x, y }) =>
    group(
      {},
      glow(stage, x + 2, y - 7, 34),
      path(
        d`M${x - 5} ${y - 2.4}Q${x + 1} ${y + 4.6} ${x + 8.6} ${y - 3.2}Q${x + 2} ${y - 0.8} ${x - 5} ${y - 2.4}Z`,
        { fill: brass(stage), ...soft(stage) },
      ),
      path(
        d`M${x + 6} ${y - 3.4}C${x + 3} ${y - 8} ${x + 7} ${y - 10} ${x + 6.6} ${y - 14}C${x + 11} ${y - 9} ${x + 10} ${y - 4.6} ${x + 6} ${y - 3.4}Z`,
        { fill: stage.palette.ember },
      ),
      path(
        d`M${x + 6.4} ${y - 4}C${x + 5} ${y - 7} ${x + 7} ${y - 8} ${x + 6.9} ${y - 10.4}C${x + 9} ${y - 7.6} ${x + 8.6} ${y - 5} ${x + 6.4} ${y - 4}Z`,
        { fill: "#fff3c4" },
      ),
    ),
  lantern: ({ stage, x, y }) =>
    group(
      {},
      glow(stage, x, y + 11, 42),
      path(d`M${x - 4} ${y + 6}Q${x} ${y - 4} ${x + 4} ${y + 6}`, {
        fill: "none",
        stroke: wood(stage),
        "stroke-width": 0.9,
      }),
      path(d`M${x - 4.4} ${y + 6}h8.8l1 2h-10.8ZM${x - 5} ${y + 17}h10l0.6 3h-11.2Z`, {
        fill: darker(brass(stage), 0.3),
        ...soft(stage),
      }),
      rect(x - 4, y + 8, 8, 9, { fill: stage.palette.lamp, rx: 2, ...soft(stage) }),
      path(leaf(x, y + 16.4, -1.57, 7, 2.4), { fill: stage.palette.ember }),
    ),
} satisfies Drawings;

const weapons = {
  sword: ({ stage, x, y }) =>
    group(
      {},
      path(
        d`M${x - 1} ${y - 3}C${x + 6} ${y - 16} ${x + 18} ${y - 26} ${x + 32} ${y - 28}C${x + 24} ${y - 20} ${x + 12} ${y - 10} ${x + 2} ${y + 0.5}Z`,
        { fill: steel(stage), ...firm(stage) },
      ),
      shaft(stage, d`M${x - 4} ${y - 5}L${x + 4} ${y + 3}`, 1.6, stage.palette.lamp),
      shaft(stage, d`M${x - 4} ${y + 4}L${x + 0.5} ${y - 1}`, 2, darker(wood(stage), 0.2)),
    ),
  spear: ({ stage, x, y, ground }) =>
    group(
      {},
      shaft(stage, d`M${x + 1} ${y - 58}L${x} ${ground}`, 1.5),
      path(leaf(x + 1, y - 56, -1.57, 15, 4), { fill: steel(stage), ...firm(stage) }),
      path(d`M${x - 2} ${y - 54}h6l-1 5h-4Z`, {
        fill: stage.palette.pigment("madder"),
        ...firm(stage),
      }),
    ),
  bow: ({ stage, x, y }) =>
    group(
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
    ),
  staff: ({ stage, x, y, ground }) =>
    path(d`M${x + 1.5} ${y - 34}L${x} ${ground}`, {
      fill: "none",
      stroke: wood(stage),
      "stroke-width": 1.9,
      "stroke-linecap": "round",
    }) + circle(x + 1.5, y - 35, 1.7, { fill: brass(stage), ...soft(stage) }),
} satisfies Drawings;

const writings = {
  book: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x - 1} ${y - 2}l9 -5l9 3l-9 6ZM${x - 1} ${y - 2}l-7 -5l9 -4l7 4Z`, {
        fill: lighter(stage.palette.pigment("ivory"), 0.3),
        ...soft(stage),
      }),
    ),
  scroll: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x - 3} ${y - 12}H${x + 13}V${y + 10}H${x - 3}Z`, {
        fill: paper(stage),
        ...firm(stage),
      }),
      path(d`M${x} ${y - 8}h10M${x} ${y - 5}h9M${x} ${y - 2}h10M${x} ${y + 1}h8M${x} ${y + 4}h9`, {
        fill: "none",
        stroke: darker(paper(stage), 0.6),
        "stroke-width": 0.6,
      }),
      ...[-13, 11].map((dy) =>
        path(d`M${x - 5} ${y + dy - 1.6}h20q2 1.6 0 3.2h-20q-2 -1.6 0 -3.2Z`, {
          fill: stage.palette.pigment("lac"),
          ...firm(stage),
        }),
      ),
    ),
  letter: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x - 2} ${y - 9}L${x + 14} ${y - 12}L${x + 16} ${y - 1}L${x} ${y + 2}Z`, {
        fill: paper(stage),
        ...firm(stage),
      }),
      path(d`M${x - 2} ${y - 9}L${x + 8} ${y - 5}L${x + 14} ${y - 12}`, {
        fill: "none",
        ...firm(stage),
      }),
      circle(x + 8, y - 4.6, 1.3, { fill: stage.palette.pigment("madder") }),
    ),
} satisfies Drawings;

const vessels = {
  pot: ({ stage, x, y }) =>
    group(
      {},
      path(
        d`M${x - 6} ${y - 9}h12l-1.4 3.4C${x + 13} ${y - 2} ${x + 11} ${y + 9} ${x} ${y + 9}C${x - 11} ${y + 9} ${x - 13} ${y - 2} ${x - 4.6} ${y - 5.6}Z`,
        { fill: stage.palette.at("#b8703a", 1), ...soft(stage) },
      ),
      path(d`M${x - 9} ${y}q9 3 18 0M${x - 8.6} ${y + 2.6}q9 3 17.4 0`, {
        fill: "none",
        ...stage.line(0.6, 0.6),
      }),
    ),
  basket: ({ stage, x, y }) =>
    group(
      {},
      path([-1.9, -1.5, -1.1].map((a) => leaf(x + 2, y - 1, a, 9, 3.4)).join(""), {
        fill: stage.palette.pigment("saffron"),
        ...firm(stage),
      }),
      path(
        d`M${x - 9} ${y - 3}H${x + 13}L${x + 9} ${y + 9}Q${x + 2} ${y + 12} ${x - 5} ${y + 9}Z`,
        {
          fill: stage.palette.at("#b98a4a", 1),
          ...firm(stage),
        },
      ),
      path(d`M${x - 8} ${y + 1}H${x + 12}M${x - 6.6} ${y + 5}H${x + 10.6}`, {
        fill: "none",
        ...firm(stage),
      }),
    ),
  bundle: ({ stage, x, y }) =>
    group(
      {},
      path(
        d`M${x - 9} ${y + 2}C${x - 11} ${y + 13} ${x + 11} ${y + 14} ${x + 9} ${y + 2}C${x + 5} ${y - 4} ${x - 5} ${y - 4} ${x - 9} ${y + 2}Z`,
        { fill: stage.palette.pigment("madder"), ...soft(stage) },
      ),
      path(leaf(x, y - 2, -2.3, 7, 2) + leaf(x, y - 2, -0.9, 7, 2), {
        fill: stage.palette.pigment("saffron"),
        ...soft(stage),
      }),
    ),
  ladle: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x - 2} ${y - 5}L${x + 9} ${y + 15}`, {
        fill: "none",
        stroke: wood(stage),
        "stroke-width": 1.5,
        "stroke-linecap": "round",
      }),
      ellipse(x + 10, y + 17, 3.6, 2.6, { fill: brass(stage), ...soft(stage) }),
    ),
} satisfies Drawings;

const played = {
  flute: ({ stage, x, y }) =>
    shaft(stage, d`M${x - 14} ${y - 3}L${x + 14} ${y + 3}`, 1.8, stage.palette.at("#c79a52", 1)),
  drum: ({ stage, x, y }) =>
    group(
      {},
      path(
        d`M${x - 10} ${y - 5}C${x - 4} ${y - 9} ${x + 8} ${y - 9} ${x + 14} ${y - 5}V${y + 6}C${x + 8} ${y + 10} ${x - 4} ${y + 10} ${x - 10} ${y + 6}Z`,
        { fill: stage.palette.pigment("madder"), ...firm(stage) },
      ),
      ...[-10, 14].map((dx) =>
        ellipse(x + dx, y + 0.5, 2.6, 5.6, { fill: paper(stage), ...firm(stage) }),
      ),
      path(d`M${x - 8} ${y - 6}L${x - 2} ${y + 8}L${x + 4} ${y - 8}L${x + 10} ${y + 7}`, {
        fill: "none",
        stroke: stage.palette.lamp,
        "stroke-width": 0.7,
      }),
    ),
  bat: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x} ${y - 3}L${x + 3} ${y + 10}`, {
        fill: "none",
        stroke: darker(wood(stage), 0.3),
        "stroke-width": 2,
      }),
      path(
        d`M${x + 1} ${y + 9}L${x + 5} ${y + 8}L${x + 15} ${y + 36}Q${x + 12} ${y + 40} ${x + 9} ${y + 38}Z`,
        { fill: stage.palette.at("#dcb877", 1), ...soft(stage) },
      ),
    ),
} satisfies Drawings;

const outdoors = {
  oar: ({ stage, x, y }) =>
    group(
      {},
      shaft(stage, d`M${x - 8} ${y - 26}L${x + 14} ${y + 34}`, 1.8),
      path(leaf(x + 12, y + 28, 1.22, 22, 6), { fill: lighter(wood(stage), 0.1), ...firm(stage) }),
    ),
  flag: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x - 2} ${y + 6}L${x + 3} ${y - 22}`, {
        fill: "none",
        stroke: wood(stage),
        "stroke-width": 1.3,
        "stroke-linecap": "round",
      }),
      path(
        d`M${x + 3} ${y - 22}C${x + 9} ${y - 25} ${x + 14} ${y - 19} ${x + 20} ${y - 21}L${x + 18} ${y - 9}C${x + 12} ${y - 7} ${x + 8} ${y - 12} ${x + 1} ${y - 10}Z`,
        { fill: stage.palette.pigment("leaf"), ...soft(stage) },
      ),
    ),
  umbrella: ({ stage, x, y }) =>
    group(
      {},
      path(d`M${x} ${y + 4}L${x + 2} ${y - 28}`, {
        fill: "none",
        stroke: wood(stage),
        "stroke-width": 1.2,
      }),
      path(
        d`M${x - 22} ${y - 19}C${x - 18} ${y - 40} ${x + 20} ${y - 42} ${x + 27} ${y - 20}Q${x + 19} ${y - 25} ${x + 14} ${y - 20}Q${x + 8} ${y - 26} ${x + 2} ${y - 20}Q${x - 5} ${y - 26} ${x - 10} ${y - 20}Q${x - 16} ${y - 25} ${x - 22} ${y - 19}Z`,
        { fill: stage.palette.pigment("lac"), ...soft(stage) },
      ),
    ),
  flower: ({ stage, x, y }) =>
    group(
      {},
      shaft(
        stage,
        d`M${x} ${y + 4}Q${x + 5} ${y - 4} ${x + 3} ${y - 12}`,
        0.9,
        stage.palette.pigment("leaf"),
      ),
      path([-2.5, -2, -1.57, -1.1, -0.6].map((a) => leaf(x + 3, y - 11, a, 9, 2.8)).join(""), {
        fill: stage.palette.pigment("lotus"),
        ...stage.line(0.45, 0.8),
      }),
    ),
} satisfies Drawings;

const things: Record<HeldThing, (hand: Hand) => Svg> = {
  ...lights,
  ...weapons,
  ...writings,
  ...vessels,
  ...played,
  ...outdoors,
};

/** A thing in the hand, drawn in the bearer's own units. */
export function held(stage: Stage, thing: HeldThing, [x, y]: Point, ground: number): Svg {
  return things[thing]({ stage, x, y, ground });
}
