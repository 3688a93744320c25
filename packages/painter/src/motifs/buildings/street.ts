import { darker, lighter } from "../../drawing/colour.ts";
import { glow } from "../objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, group, path, points, put, rect, type Svg } from "../../drawing/svg.ts";
import { opening, wallFill } from "./masonry.ts";

export interface Terrace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly colour: string;
  readonly depth: number;
}

/** A town house: shuttered windows, a balcony of iron, shops under awnings at the foot. */
export function townHouse(stage: Stage, { name, x, y, w, h, colour, depth }: Terrace): Svg {
  const toss = stage.dice(`house ${name}`);
  const line = stage.line(0.7 + depth * 0.7, 0.3 + depth * 0.45);
  const trim = stage.palette.at("#efdcb4", depth);
  const shutter = stage.palette.at(toss.pick(["#3f7a64", "#3f6a8a", "#7a4a34"]), depth);
  const storeys = 2;
  const shop = h * 0.3;
  const storey = (h - shop) / storeys;
  const bays = Math.max(2, Math.round(w / (h * 0.27)));
  const bay = w / bays;
  const out: Svg[] = [
    rect(x, y - h, w, h, { fill: wallFill(stage, colour, depth), ...line }),
    rect(x - w * 0.02, y - h - h * 0.035, w * 1.04, h * 0.04, { fill: trim, ...line }),
  ];
  let rails = "";
  for (let s = 0; s < storeys; s++) {
    const foot = y - shop - storey * s;
    for (let i = 0; i < bays; i++) {
      const cx = x + bay * (i + 0.5);
      const lit = stage.palette.dark && toss.chance(0.45);
      const [ww, wh] = [bay * 0.36, storey * 0.66];
      out.push(opening(stage, cx, foot - storey * 0.1, ww, wh, lit));
      for (const side of [-1, 1])
        out.push(
          rect(
            cx + side * ww * 0.72 - ww * 0.2,
            foot - storey * 0.1 - wh * 0.62,
            ww * 0.4,
            wh * 0.62,
            {
              fill: shutter,
              ...line,
            },
          ),
        );
    }
    out.push(rect(x - w * 0.015, foot - h * 0.014, w * 1.03, h * 0.022, { fill: trim, ...line }));
    const top = foot - storey * 0.3;
    rails += d`M${x} ${top}H${x + w}`;
    for (let rx = x; rx <= x + w; rx += bay / 7) rails += d`M${rx} ${top}V${foot}`;
  }
  out.push(path(rails, { fill: "none", ...stage.line(0.9, 0.25 + depth * 0.4) }));
  const cloths = ["madder", "haldi", "peacock", "leaf"] as const;
  for (let i = 0; i < bays; i++) {
    const sx = x + bay * i + bay * 0.08;
    const sw = bay * 0.84;
    const lit = stage.palette.dark && toss.chance(0.7);
    const cloth = stage.palette.at(stage.palette.pigment(toss.pick(cloths)), depth);
    const [top, drop] = [y - shop * 0.9, shop * 0.26];
    out.push(
      rect(sx, top, sw, shop * 0.9, {
        fill: lit ? stage.palette.lamp : darker(stage.palette.at("#4a3038", depth), 0.3),
        "fill-opacity": lit ? 0.85 : 1,
        ...line,
      }),
      rect(sx, y - shop * 0.26, sw, shop * 0.26, {
        fill: darker(stage.palette.at("#7a4a2e", depth), 0.2),
        ...line,
      }),
      path(
        points([
          [sx, top],
          [sx + sw, top],
          [sx + sw * 1.08, top + drop],
          [sx - sw * 0.08, top + drop],
        ]),
        { fill: cloth, ...line },
      ),
      path(
        [0.2, 0.4, 0.6, 0.8]
          .map((k) => d`M${sx + sw * k} ${top}L${sx + sw * (k * 1.16 - 0.08)} ${top + drop}`)
          .join(""),
        { fill: "none", stroke: lighter(cloth, 0.6), "stroke-width": sw * 0.07 },
      ),
    );
  }
  return group({}, ...out);
}

/** A gas lamp on an iron post. */
export function gasLamp(stage: Stage, x: number, y: number, tall: number): Svg {
  const iron = darker(stage.palette.at("#3f4a4a", 1), 0.2);
  const line = stage.line(0.8, 0.8);
  return put(
    group(
      {},
      glow(stage, 0, -89, 52),
      path("M-5 0L-3 -8H3L5 0ZM-1.4 -8L-1 -78H1L1.4 -8ZM-8 -66H8V-64.6H-8Z", {
        fill: iron,
        ...line,
      }),
      path("M-3.4 -78H3.4L6 -94H-6Z", {
        fill: stage.palette.dark ? "#fff0b8" : "#e8e2c8",
        ...line,
      }),
      path("M-7 -94H7L2 -100H-2ZM0 -100V-103", { fill: iron, ...line }),
      path("M0 -78V-94", { fill: "none", ...line }),
    ),
    x,
    y,
    { scale: tall / 100 },
  );
}

/** An electric tram seen from its side, its saloon lit and its pole on the wire. */
export function tram(stage: Stage, x: number, y: number, long: number): Svg {
  const cream = stage.palette.at("#f3e3b8", 0.9);
  const paint = stage.palette.at(stage.palette.pigment("leaf"), 0.92);
  const line = stage.line(0.9, 0.85);
  const glass = stage.palette.dark ? stage.palette.lamp : stage.palette.at("#bcd6d2", 0.8);
  return put(
    group(
      {},
      path("M8 -52L34 -84", { fill: "none", ...stage.line(1.2, 0.9) }),
      path("M-46 -4V-10H46V-4Z", { fill: stage.palette.ink }),
      ...[-30, -18, 18, 30].map((cx) =>
        circle(cx, -4, 4.6, { fill: darker(stage.palette.at("#5a5a60", 1), 0.3), ...line }),
      ),
      path("M-50 -9V-28H50V-9Q0 -6 -50 -9Z", {
        fill: stage.defs.linear([
          [0, lighter(paint, 0.14)],
          [1, darker(paint, 0.35)],
        ]),
        ...line,
      }),
      rect(-50, -46, 100, 18, { fill: cream, ...line }),
      ...[-40, -28, -16, -4, 8, 20, 32].map((wx) =>
        rect(wx, -44, 9, 14, { fill: glass, ...stage.line(0.7, 0.8) }),
      ),
      path("M-54 -46C-52 -53 52 -53 54 -46Z", { fill: darker(cream, 0.3), ...line }),
      path("M-50 -18H50M-50 -15.6H50", {
        fill: "none",
        stroke: stage.palette.line,
        "stroke-width": 0.8,
      }),
      glow(stage, -51, -22, 22),
      circle(-51, -22, 2.8, { fill: "#fff6d0", ...line }),
    ),
    x,
    y,
    { scale: long / 104 },
  );
}
